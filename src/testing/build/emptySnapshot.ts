import type { Workspace, WorkspaceSnapshot } from '../../records'

/** A workspace in which nothing is stored yet. */
export function emptySnapshot(workspace: Workspace): WorkspaceSnapshot {
  return {
    workspace, departments: [], members: [], holidayCalendars: [], leaveTypes: [], allowanceTypes: [], rules: [],
    assignments: [], adjustments: [], memberAllowances: [], requests: [], outOfOfficeSettings: [], auditEntries: [], apiKeys: [],
    webhookSubscriptions: [], outbox: [], deliveries: [],
  }
}
