// A worker of the simulation: plays simulated games off the page.
import { answerCalls } from '../table/calls.ts';
import { simulationCalls } from './simulation-calls.ts';

answerCalls(globalThis, simulationCalls);
