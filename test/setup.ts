/**
 * Properties try the same texts and games in every run, so that a red run is somebody's change and not the dice.
 * `FUZZ_SEED=7 npx vitest run test/grammar` tries others.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_260_401) })
