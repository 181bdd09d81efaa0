import { approverTransitions } from './approverTransitions'
import { representativeTransitions } from './representativeTransitions'
import { requestTransitions } from './requestTransitions'
import type { Machine, Transition } from './transition'

/** One state machine: its table, and the same as a Mermaid `stateDiagram-v2`. */
export interface MachineDescription {
  readonly machine: Machine
  readonly transitions: readonly Transition[]
  readonly mermaid: string
}

const EDGE = '[*]'

function mermaidOf(transitions: readonly Transition[]): string {
  const left = new Set(transitions.map(({ from }) => from))
  const final = new Set(transitions.map(({ to }) => to).filter((state) => !left.has(state)))
  return [
    'stateDiagram-v2',
    ...transitions.map(({ from, on, to }) => `  ${from ?? EDGE} --> ${to} : ${on}`),
    ...[...final].map((state) => `  ${state} --> ${EDGE}`),
  ].join('\n')
}

const described = (machine: Machine, transitions: readonly Transition[]): MachineDescription =>
  ({ machine, transitions, mermaid: mermaidOf(transitions) })

/**
 * The tables that requests, approver entries and representative entries move by, for documentation and hosts that show
 * what can happen next (spec: States and transitions; decisions 42 to 48).
 *
 * @example
 * const [request] = describeTransitions()
 * request!.transitions.filter(({ from }) => from === 'APPROVED').map(({ on, to }) => `${on}: ${to}`) // ['cancel: CANCELED']
 * request!.mermaid.split('\n')[0] // 'stateDiagram-v2'
 */
export function describeTransitions(): readonly MachineDescription[] {
  return [
    described('request', requestTransitions),
    described('approver', approverTransitions),
    described('representative', representativeTransitions),
  ]
}
