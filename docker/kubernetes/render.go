// Renders the chart as `helm template` does, for machines without Helm: Go's text/template with Sprig, which Helm also uses.
// Debian packages: golang-go golang-github-masterminds-sprig-dev golang-gopkg-yaml.v3-dev
// Usage: go run docker/kubernetes/render.go CHART RELEASE VALUES
package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"gopkg.in/yaml.v3"
)

type values = map[string]interface{}

func main() {
	chart, release, file := os.Args[1], os.Args[2], os.Args[3]
	context := values{
		"Release": values{"Name": release, "Namespace": "default", "Service": "Helm"},
		"Chart":   chartOf(read(filepath.Join(chart, "Chart.yaml"))),
		"Files":   files(chart),
		"Values":  merge(read(filepath.Join(chart, "values.yaml")), read(file)),
	}
	root := template.New("chart").Option("missingkey=zero")
	root.Funcs(sprig.TxtFuncMap()).Funcs(template.FuncMap{
		"include": func(name string, data interface{}) (string, error) {
			var out bytes.Buffer
			err := root.ExecuteTemplate(&out, name, data)
			return out.String(), err
		},
		"required": func(message string, value interface{}) (interface{}, error) {
			if value == nil || value == "" {
				return nil, errors.New(message)
			}
			return value, nil
		},
		"toYaml": func(value interface{}) (string, error) {
			out, err := yaml.Marshal(value)
			return strings.TrimSuffix(string(out), "\n"), err
		},
	})
	paths, _ := filepath.Glob(filepath.Join(chart, "templates", "*"))
	sort.Strings(paths)
	for _, path := range paths {
		content, err := os.ReadFile(path)
		check(err)
		_, err = root.New(filepath.Base(path)).Parse(string(content))
		check(err)
	}
	for _, path := range paths {
		if filepath.Ext(path) == ".yaml" {
			fmt.Println("---")
			check(root.ExecuteTemplate(os.Stdout, filepath.Base(path), context))
			fmt.Println()
		}
	}
}

type files string

// Get returns a file of the chart, as in Helm.
func (chart files) Get(path string) (string, error) {
	content, err := os.ReadFile(filepath.Join(string(chart), path))
	return string(content), err
}

// Helm names the fields of Chart.yaml with a capital letter.
func chartOf(fields values) values {
	chart := values{}
	for name, value := range fields {
		chart[strings.ToUpper(name[:1])+name[1:]] = value
	}
	return chart
}

func read(path string) values {
	content, err := os.ReadFile(path)
	check(err)
	result := values{}
	check(yaml.Unmarshal(content, &result))
	return result
}

func merge(base, over values) values {
	for name, value := range over {
		inner, isMap := value.(values)
		below, hasMap := base[name].(values)
		if isMap && hasMap {
			base[name] = merge(below, inner)
		} else {
			base[name] = value
		}
	}
	return base
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
