export { type MemoryOptions, type MemoryWorkspace, openMemory } from './openMemory'
export { memoryRateLimits } from './rateLimits'
