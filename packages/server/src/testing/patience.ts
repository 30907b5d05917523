// Tests with sockets, processes and disks take their time on a busy machine: none of them fails for that.
import { vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
