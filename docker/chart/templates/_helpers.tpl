{{- define "marquee.name" -}}
{{- if contains "marquee" .Release.Name -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-marquee" .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- define "marquee.labels" -}}
app.kubernetes.io/name: marquee
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
app.kubernetes.io/version: {{ .root.Values.image.tag | default .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end -}}

{{- define "marquee.selector" -}}
app.kubernetes.io/name: marquee
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end -}}

{{- define "marquee.image" -}}
{{- with .root.Values.image.registry }}{{ . }}/{{ end }}marquee-{{ .component }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end -}}

{{- define "marquee.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "marquee.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}

{{- define "marquee.persistent" -}}
{{- with .app.persistence }}{{ if .enabled }}yes{{ end }}{{ end -}}
{{- end -}}

{{/* Whether an app shares the snapshots. */}}
{{- define "marquee.snapshots" -}}
{{- if and .root.Values.sharedStorage.enabled (has .component (list "api" "worker")) }}yes{{ end -}}
{{- end -}}

{{/* Whether an app shares the pictures. */}}
{{- define "marquee.pictures" -}}
{{- if and .root.Values.sharedStorage.enabled (has .component (list "api" "web" "widgets" "worker")) }}yes{{ end -}}
{{- end -}}

{{/* Whether an app reads or writes the shared volume. */}}
{{- define "marquee.shared" -}}
{{- include "marquee.snapshots" . | default (include "marquee.pictures" .) -}}
{{- end -}}
