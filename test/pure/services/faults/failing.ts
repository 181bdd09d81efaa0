import type { Ports } from '../../../../src/index'
import { portsAround } from '../requests/portCalls'

/** What a port call throws that is made to fail. */
export const fault = new Error('the store is away')

/** Ports whose n-th call fails, before it was carried out or after; 0: none does. Tells the calls. */
export function failing(ports: Ports, n: number, when: 'before' | 'after'): { readonly ports: Ports; readonly calls: string[] } {
  const calls: string[] = []
  const isNext = (name: string): boolean => calls.push(name) === n
  const through = portsAround(ports, async (name, call) => {
    const fails = isNext(name)
    if (fails && when === 'before') throw fault
    const answer = await call()
    if (fails) throw fault
    return answer
  })
  const direct = (name: string, call: () => string) => (): string => {
    if (isNext(name)) throw fault
    return call()
  }
  return { calls, ports: { ...through, clock: direct('clock', ports.clock), ids: direct('ids', ports.ids) } }
}
