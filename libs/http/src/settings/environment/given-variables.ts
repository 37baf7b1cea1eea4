// Kubernetes and Docker links describe a service "api" as API_PORT=tcp://10.0.0.1:3000. Such a
// value is not a setting.
const SERVICE_LINK = /^(tcp|udp|sctp):\/\//;

/** Returns the variables that are set. An empty one counts as not set. */
export function givenVariables(environment: NodeJS.ProcessEnv): Map<string, string> {
  const given = new Map<string, string>();
  for (const [name, value = ''] of Object.entries(environment)) {
    const isServiceLink = name.endsWith('_PORT') && SERVICE_LINK.test(value);
    if (value !== '' && !isServiceLink) given.set(name, value);
  }
  return given;
}
