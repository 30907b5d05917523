// A worker of the lab: plays simulated games off the page.
import { answerCalls } from '../table/calls.ts';
import { labCalls } from './lab-calls.ts';

answerCalls(globalThis, labCalls);
