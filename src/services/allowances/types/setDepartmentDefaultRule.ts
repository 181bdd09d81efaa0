import { setDepartmentDefaultRule as decide } from '../../../administration/allowanceTypes/setDepartmentDefaultRule'
import { failure } from '../../../kernel/failure'
import { type Result, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Department, Id } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'

/**
 * An admin sets the rule that the new members of a department get of an allowance type, before the organisation's; nobody is moved. Answers
 * the department (decision 61). Refused as `setDefaultRule`, with NOT_FOUND also an unknown department.
 */
export const setDepartmentDefaultRule = (
  ports: Ports,
  callerId: Id,
  departmentId: Id,
  typeId: Id,
  ruleId: Id,
): Promise<Result<Department>> =>
  changeAsDecided(ports, callerId, async ({ departments, allowanceTypes, rules }, actor) => {
    const [[department], type, rule] = await Promise.all([
      departments.byIds([departmentId]), allowanceTypes.byId(typeId), rules.byId(ruleId),
    ])
    return department === undefined || type === null ? refuse(failure('NOT_FOUND')) : decide(ruleId, { department, type, rule }, actor)
  }, async ({ departments }, { saved }) => {
    for (const department of saved) await departments.save(department)
  })
