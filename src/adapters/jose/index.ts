export { type JoseTokenVerifierOptions, joseTokenVerifier } from './joseTokenVerifier'
