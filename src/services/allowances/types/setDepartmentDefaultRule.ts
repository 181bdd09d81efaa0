import { setDepartmentDefaultRule as decide } from '../../../administration/allowanceTypes/setDepartmentDefaultRule'
import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Department, Id } from '../../../records'
import { changeAsAdmin } from '../changeAsAdmin'

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
  changeAsAdmin(ports, callerId, async ({ departments, allowanceTypes, rules, auditLog }, actor) => {
    const [[department], type, rule] = await Promise.all([
      departments.byIds([departmentId]), allowanceTypes.byId(typeId), rules.byId(ruleId),
    ])
    if (department === undefined || type === null) return refuse(failure('NOT_FOUND'))
    const decision = decide(ruleId, { department, type, rule }, actor)
    if (!decision.ok) return decision
    const { saved, audit, answer } = decision.value
    for (const changed of saved) await departments.save(changed)
    for (const entry of audit) await auditLog.add(entry)
    return ok(answer)
  })
