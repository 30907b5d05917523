#!/usr/bin/env node
// The program `sagebrush`. Node keeps what it has compiled, so that every start but the first takes a third of the
// time.
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { runProgram } = await import('./program.ts');
await runProgram();
