import type { AssignmentChange } from '../../../administration/assignments/assignmentChange'
import type { Stores } from '../../../ports'

/** Writes what is decided of assignments. */
export async function saveAssignments({ assignments }: Stores, { saved, removed }: AssignmentChange): Promise<void> {
  for (const assignment of saved) await assignments.save(assignment)
  for (const id of removed) await assignments.remove(id)
}
