export { type MemoryOptions, type MemoryWorkspace, openMemory } from './openMemory'
