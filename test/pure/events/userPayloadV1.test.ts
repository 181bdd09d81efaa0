/** The wrapped user events of version v1, field by field (spec: v1 user events; decision 55). */
import { expect, test } from 'vitest'
import { ada, id, userV1 } from './given'

test('spec: v1 user events: every field of the body, in the order of the table; of a member without anything', () => {
  const body = userV1()
  expect(body).toStrictEqual({
    id: ada.id,
    email: 'Ada@example.com',
    name: 'Ada',
    custom_id: null,
    created_at: '2024-01-01T00:00:00.000Z',
    updated_at: '2024-01-01T00:00:00.000Z',
    status: 'ACTIVE',
    is_admin: false,
    has_billing_access: false,
    employment_start_date: null,
    employment_end_date: null,
    birthday: null,
    public_holiday: null,
    departments: [],
  })
  expect(Object.keys(body)).toEqual([
    'id', 'email', 'name', 'custom_id', 'created_at', 'updated_at', 'status', 'is_admin', 'has_billing_access', 'employment_start_date',
    'employment_end_date', 'birthday', 'public_holiday', 'departments',
  ])
})

test('spec: what may be null, when it is not; D10: dates are UTC midnights', () => {
  const member = {
    customId: 'A-1', isAdmin: true, hasBillingAccess: true, birthday: '1984-02-29', employmentStartDate: '2020-03-01', employmentEndDate: '2026-10-31',
    updatedAt: '2026-03-02T09:00:00.000Z',
  }
  expect(userV1({ member, holidayCalendar: { id: id('Hamburg'), name: 'Hamburg' } })).toMatchObject({
    custom_id: 'A-1', is_admin: true, has_billing_access: true, birthday: '1984-02-29T00:00:00.000Z',
    employment_start_date: '2020-03-01T00:00:00.000Z', employment_end_date: '2026-10-31T00:00:00.000Z', created_at: '2024-01-01T00:00:00.000Z',
    updated_at: '2026-03-02T09:00:00.000Z', public_holiday: { id: id('Hamburg'), name: 'Hamburg' },
  })
})

test('the two flags are not each other', () => {
  expect(userV1({ member: { isAdmin: true } })).toMatchObject({ is_admin: true, has_billing_access: false })
  expect(userV1({ member: { hasBillingAccess: true } })).toMatchObject({ is_admin: false, has_billing_access: true })
})

test.each([['ACTIVE', 'ACTIVE'], ['INACTIVE', 'INACTIVE'], ['ARCHIVED', 'INACTIVE']] as const)('D55: the status %s is told as %s', (status, told) => {
  expect(userV1({ member: { status } }).status).toBe(told)
})

test('spec: departments by id and name, in the order of the facts', () => {
  const departments = [{ id: id('Sales'), name: 'Sales', isHidden: true }, { id: id('Lab'), name: 'Lab', isHidden: false }]
  expect(userV1({ departments }).departments).toStrictEqual([{ id: id('Sales'), name: 'Sales' }, { id: id('Lab'), name: 'Lab' }])
})
