export { parseSnapshot } from './parseSnapshot'
export { readSnapshot } from './readSnapshot'
