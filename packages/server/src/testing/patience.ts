// Tests with sockets, processes and disks take their time on a busy machine: none of them fails for that. What makes
// fixtures uses the same rooms outside of a test run, where there is nothing to set.
import { vi } from 'vitest';

if (process.env['VITEST'] !== undefined) vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
