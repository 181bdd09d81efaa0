import { test } from 'vitest'
import { openMemory } from '../../../../src/adapters/memory'
import { repositoryContract } from '../../../../src/testing'

for (const { name, run } of repositoryContract((snapshot) => Promise.resolve(openMemory(snapshot)))) test(name, run)
