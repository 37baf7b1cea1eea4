import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse as parsePath } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fileVariants, SETTING_NAMES } from '@marquee/http/settings';
import { readFeeds } from '@marquee/sources';
import { must } from '@marquee/testing/must';
import { Ajv } from 'ajv';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import ts from 'typescript';
import { parse, parseAllDocuments } from 'yaml';
import { Environment as Api } from '../../apps/api/src/config.ts';
import { Environment as McpServer } from '../../apps/mcp-server/src/config.ts';
import { Environment as Web } from '../../apps/web/src/config.ts';
import { Environment as Widgets } from '../../apps/widgets/src/config.ts';
import { Environment as Worker } from '../../apps/worker/src/config.ts';
import { chartChecksum, CHART, MANIFESTS, VALUES } from '../../tools/manifests/chart-checksum.ts';

const KINDS = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
  StatefulSet,
};

interface Container {
  name: string;
  image: string;
  env?: {
    name: string;
    value?: string;
    valueFrom?: { secretKeyRef: { name: string; key: string; optional?: boolean } };
  }[];
  envFrom?: { configMapRef?: { name: string } }[];
  securityContext: object;
  resources: { limits?: { memory?: string } };
  readinessProbe?: { httpGet: { path: string } };
  livenessProbe?: { httpGet: { path: string } };
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
}
interface PodSpec {
  terminationGracePeriodSeconds: number;
  securityContext: object;
  containers: Container[];
  volumes: {
    name: string;
    configMap?: { name: string };
    persistentVolumeClaim?: { claimName: string };
  }[];
}
interface KubernetesObject {
  apiVersion: string;
  kind: keyof typeof KINDS;
  metadata: { name: string; labels: Record<string, string> };
  spec?: {
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    podSelector?: { matchLabels: Record<string, string> };
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
    volumeClaimTemplates?: { metadata: { name: string } }[];
    scaleTargetRef?: { kind: string; name: string };
    rules?: { http: { paths: { backend: { service: { name: string } } }[] } }[];
  };
  data?: Record<string, string>;
}

const ENVIRONMENTS: Record<string, { shape: object }> = {
  api: Api,
  widgets: Widgets,
  web: Web,
  'mcp-server': McpServer,
  worker: Worker,
};
const secretNames = (names: string[]) =>
  fileVariants(names).map((name) => name.replace(/_FILE$/, ''));

const NAMES = readdirSync(VALUES).map((file) => parsePath(file).name);
const text = (name: string) => readFileSync(join(MANIFESTS, `${name}.yaml`), 'utf8');
const objectsOf = (name: string) =>
  parseAllDocuments(text(name)).map((document) => document.toJS() as KubernetesObject);
/** Those of Kubernetes itself. */
const coreObjectsOf = (name: string) => objectsOf(name).filter(({ kind }) => kind in KINDS);
const withPods = (name: string) =>
  objectsOf(name).flatMap((object) =>
    object.spec?.template ? [{ object, ...object.spec.template }] : [],
  );

describe.each(NAMES)('the manifests of %s', (name) => {
  it('are those of the chart: run "npm run manifests" after a change', async () => {
    expect(text(name)).toContain(`# chart: ${await chartChecksum(`${name}.yaml`)}\n`);
  });

  it('fit the schemas of Kubernetes', () => {
    for (const object of coreObjectsOf(name)) {
      const Model = KINDS[object.kind];
      expect(() => {
        new Model(object as never).validate();
      }).not.toThrow();
    }
  });

  it('run every pod without root, on a read-only file system, with limits and by settings that exist', () => {
    const known = new Set<string>([...SETTING_NAMES, 'ADMIN_PORT']);
    for (const { spec } of withPods(name)) {
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      for (const container of spec.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources.limits?.memory).toBeDefined();
        for (const { name: setting } of container.env ?? [])
          expect([setting, known.has(setting)]).toEqual([setting, true]);
      }
    }
    for (const { data } of objectsOf(name).filter(({ metadata }) =>
      metadata.name.endsWith('-settings'),
    ))
      for (const setting of Object.keys(data ?? {}))
        expect([setting, known.has(setting)]).toEqual([setting, true]);
  });

  it('give each server only the secrets that it reads, from the Secret', () => {
    for (const { object, spec } of withPods(name))
      for (const { name: server, env = [], envFrom = [] } of spec.containers) {
        const settings =
          object.kind === 'Job'
            ? ['DATABASE_URL', 'DATABASE_DIRECT_URL']
            : secretNames(Object.keys(must(ENVIRONMENTS[server]).shape));
        const given = env.filter(({ valueFrom }) => valueFrom !== undefined);
        expect([server, given.map((setting) => setting.name).toSorted()]).toEqual([
          server,
          settings.toSorted(),
        ]);
        for (const { name: setting, valueFrom } of given)
          expect(valueFrom).toEqual({
            secretKeyRef: { name: 'marquee', key: setting, optional: true },
          });
        expect(envFrom.filter((source) => 'secretRef' in source)).toEqual([]);
      }
  });

  it('probe each server and give it time to stop', () => {
    const servers = withPods(name).filter(({ object }) => object.kind !== 'Job');
    expect(servers.length).toBeGreaterThan(0);
    for (const { spec } of servers) {
      const server = must(spec.containers[0]);
      expect(server.livenessProbe?.httpGet.path).toBe('/health/live');
      expect(server.readinessProbe?.httpGet.path).toBe('/health/ready');
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(30);
    }
  });

  it('refer only to objects and labels that exist', () => {
    const objects = objectsOf(name);
    const has = (kind: string, objectName: string) =>
      objects.some((object) => object.kind === kind && object.metadata.name === objectName);
    const pods = withPods(name).map(({ metadata }) => metadata.labels);
    const selects = (labels: Record<string, string>) =>
      pods.some((pod) => Object.entries(labels).every(([label, value]) => pod[label] === value));
    for (const { kind, spec } of objects) {
      if (kind === 'Service') expect(selects(spec?.selector as Record<string, string>)).toBe(true);
      const labels = spec?.selector?.matchLabels ?? spec?.podSelector?.matchLabels;
      if (labels && kind in KINDS) expect(selects(labels)).toBe(true);
      if (spec?.scaleTargetRef)
        expect(has(spec.scaleTargetRef.kind, spec.scaleTargetRef.name)).toBe(true);
      for (const { http } of spec?.rules ?? [])
        for (const { backend } of http.paths)
          expect(has('Service', backend.service.name)).toBe(true);
    }
    for (const { object, spec } of withPods(name)) {
      const volumes = [
        ...spec.volumes,
        ...(object.spec?.volumeClaimTemplates ?? []).map(({ metadata }) => metadata),
      ];
      for (const { volumeMounts, envFrom = [] } of spec.containers) {
        for (const mount of volumeMounts)
          expect(volumes.map((volume) => volume.name)).toContain(mount.name);
        for (const { configMapRef } of envFrom)
          if (configMapRef) expect(has('ConfigMap', configMapRef.name)).toBe(true);
      }
      for (const { configMap } of spec.volumes)
        if (configMap) expect(has('ConfigMap', configMap.name)).toBe(true);
    }
  });

  it('contain files that the servers can read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-files-'));
    for (const { data } of objectsOf(name).filter(({ metadata }) =>
      metadata.name.endsWith('-files'),
    )) {
      const file = join(folder, 'sources.json');
      await writeFile(file, must(data?.['sources.json']));
      expect(await readFeeds(file)).toEqual([]);
    }
    await rm(folder, { recursive: true });
  });

  it('satisfy the schema of the values', () => {
    const validate = new Ajv({ strict: false }).compile(
      JSON.parse(readFileSync(join(CHART, 'values.schema.json'), 'utf8')) as object,
    );
    for (const file of [join(CHART, 'values.yaml'), join(VALUES, `${name}.yaml`)]) {
      validate(parse(readFileSync(file, 'utf8')));
      expect(validate.errors).toBeNull();
    }
  });
});

it.each(['production', 'api-only'])(
  'the worker of %s writes what other servers read from the shared volume',
  (name) => {
    const folders = {
      SNAPSHOTS_FOLDER: ['api', 'worker'],
      PICTURES_FOLDER: ['api', 'web', 'widgets', 'worker'],
    };
    const servers = withPods(name).flatMap(({ object, spec }) =>
      object.kind === 'Job' ? [] : spec.containers,
    );
    for (const server of servers) {
      const expected = Object.entries(folders).flatMap(([setting, users]) =>
        users.includes(server.name)
          ? [[setting, `/shared/${setting.split('_', 1).join().toLowerCase()}`]]
          : [],
      );
      const given = (server.env ?? []).filter(({ value }) => value?.startsWith('/shared/'));
      expect([server.name, given.map((setting) => [setting.name, setting.value])]).toEqual([
        server.name,
        expected,
      ]);
      const mounts = server.volumeMounts.filter(({ mountPath }) => mountPath === '/shared');
      expect(mounts.map(({ readOnly = false }) => readOnly)).toEqual(
        expected.length > 0 ? [server.name !== 'worker'] : [],
      );
    }
  },
);

it('production lets Prometheus find, scrape and judge every server', () => {
  const objects = objectsOf('production');
  const ofKind = (searched: string) =>
    objects.filter(({ kind }: { kind: string }) => kind === searched);
  const [monitor] = ofKind('ServiceMonitor');
  const endpoint = { port: 'metrics', path: '/-/metrics' };
  expect(monitor?.spec).toMatchObject({
    jobLabel: 'app.kubernetes.io/name', // the alerts expect the job "marquee"
    endpoints: [endpoint],
  });
  const services = ofKind('Service');
  expect(services).toHaveLength(5);
  for (const { metadata, spec } of services) {
    expect(metadata.labels).toMatchObject(must(monitor?.spec?.selector?.matchLabels));
    expect(metadata.labels['app.kubernetes.io/name']).toBe('marquee');
    expect(spec).toMatchObject({ ports: [{ name: 'http' }, { name: 'metrics', port: 9464 }] });
  }
  const namespaceSelector = { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } };
  for (const { spec } of ofKind('NetworkPolicy'))
    expect(spec).toMatchObject({
      ingress: [{}, { ports: [{ port: 'metrics' }], from: [{ namespaceSelector }] }],
    });
  const rules: unknown = parse(readFileSync(join(CHART, 'alerts.yaml'), 'utf8'));
  expect(ofKind('PrometheusRule')[0]?.spec).toEqual(rules);
});

it('refuses secrets outside the Secret', () => {
  const schema = JSON.parse(readFileSync(join(CHART, 'values.schema.json'), 'utf8')) as {
    properties: { settings: { propertyNames: { not: { enum: string[] } } } };
  };
  const secrets = secretNames(SETTING_NAMES);
  expect(schema.properties.settings.propertyNames.not.enum.toSorted()).toEqual(secrets.toSorted());
});

// The models accept unknown fields. TypeScript rejects them in literals.
it('have no field that Kubernetes does not know', () => {
  const objects = NAMES.flatMap(coreObjectsOf);
  const source = objects
    .map((object, index) => {
      const type = `import('kubernetes-models/${object.apiVersion}').I${object.kind}`;
      return `const object${String(index)}: ${type} = ${JSON.stringify(object)};`;
    })
    .join('\n');
  expect(typeErrors(`${source}\n`)).toEqual([]);
  expect(
    typeErrors(source.replaceAll('"readinessProbe"', '"readinessProb"')).length,
  ).toBeGreaterThan(0);
});

function typeErrors(source: string): string[] {
  const path = join(import.meta.dirname, 'manifests-of-the-test.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.fileExists = (file) => file === path || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === path
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([path], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
