import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { installPackage } from '@marquee/testing/install-package';

const NFT = '/usr/sbin/nft';
const HOW = 'These tests need nftables and iproute2: apt-get install nftables iproute2.';
const CLEAN = '10.213.1';
const LOSSY = '10.213.2';

/**
 * A network namespace with two links to this machine: a clean one for clients, and one that loses
 * packets. Needs root on Linux.
 */
export async function createLossyNetwork() {
  if (!existsSync(NFT)) await installPackage('nftables', HOW);
  const name = `marquee-${String(process.pid)}`;
  const forwarders: Server[] = [];
  run('ip netns add', name);
  run('ip -n', name, 'link set lo up');
  addLink(name, 'mqclean', CLEAN);
  addLink(name, 'mqlossy', LOSSY);

  /**
   * Forwards from an address on the lossy link to a port of this machine. Returns the host and
   * port.
   */
  async function forward(port: number): Promise<string> {
    const server = createServer((inside) => {
      const outside = connect(port, '127.0.0.1');
      const end = () => {
        inside.destroy();
        outside.destroy();
      };
      for (const socket of [inside, outside]) socket.on('error', end).on('close', end);
      inside.pipe(outside).pipe(inside);
    }).listen(0, `${LOSSY}.1`);
    await once(server, 'listening');
    forwarders.push(server);
    return `${LOSSY}.1:${String((server.address() as AddressInfo).port)}`;
  }

  return {
    forward,
    /** Runs a program in the namespace. */
    wrapper: ['ip', 'netns', 'exec', name],
    /** The address of the namespace for clients. */
    address: `${CLEAN}.2`,
    /** Loses this share of the packets in each direction. */
    lose: (percent: number): void => {
      const drop = (hook: string, side: string) =>
        `chain ${hook} { type filter hook ${hook} priority 0; ${side} mqlossy1 numgen random mod 100 < ${String(percent)} drop; }`;
      const rules = `table ip loss {\n${drop('input', 'iifname')}\n${drop('output', 'oifname')}\n}`;
      const input = percent === 0 ? 'flush ruleset' : `flush ruleset\n${rules}`;
      execFileSync('ip', ['netns', 'exec', name, 'nft', '-f', '-'], { input });
    },
    [Symbol.dispose]: () => {
      for (const server of forwarders) server.close();
      run('ip netns del', name); // also deletes the links
    },
  };
}

function addLink(namespace: string, link: string, network: string): void {
  run(`ip link add ${link}0 type veth peer name ${link}1 netns`, namespace);
  run(`ip addr add ${network}.1/24 dev ${link}0`);
  run(`ip link set ${link}0 up`);
  run('ip -n', namespace, `addr add ${network}.2/24 dev ${link}1`);
  run('ip -n', namespace, `link set ${link}1 up`);
}

function run(...parts: string[]): void {
  const [program = '', ...args] = parts.join(' ').split(' ');
  execFileSync(program, args);
}
