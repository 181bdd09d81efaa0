import { expect, test } from 'vitest'
import { subscribedTypes } from '../../../src/index'

test.each([
  ['all_requests', ['request_created', 'request_status_changed']],
  ['request_created', ['request_created']],
  ['request_status_changed', ['request_status_changed']],
  ['user_created', ['user_created']],
  ['user_updated', ['user_updated']],
  ['all_users', ['user_created', 'user_updated']],
] as const)('spec: Subscription choices: %s covers %j', (choice, types) => {
  expect(subscribedTypes(choice)).toEqual(types)
})
