import { expect, it } from '@jest/globals';
import { listNames } from './list-names.ts';

it.each([
  ['{"title": "Events in Ghent", "events": [{"title": "Opening"}]}', ['Events in Ghent']],
  ['{\n  "name": "PHP Minsk",\n  "meetups": [\n {"name": "One"}]}', ['PHP Minsk']],
  ['{"ciudad": "Rosario", "eventos": [{"nombre": "Feria"}]}', ['Rosario']],
  ['title: Agenda de Cáceres\nevents:\n  - title: Uno\n', ['Agenda de Cáceres']],
  ['# Meetups of Linz\n- title: One\n', ['Meetups of Linz']],
  ['[{"title": "Opening", "city": "Ghent"}]', []],
  ['- title: One\n  location: Ghent\n', []],
  ['title,date\nOne,2027-01-01\n', []],
  ['<rss><channel><title><![CDATA[City of Waco]]></title><item><title>x</title>', ['City of Waco']],
  ['<html><head><title>Cinema Metz | Programm</title></head><table>', ['Cinema Metz | Programm']],
  ['<!DOCTYPE html><h1>Konzerte in Graz</h1><table><tr><td>x', ['Konzerte in Graz']],
  ['BEGIN:VCALENDAR\r\nX-WR-CALNAME:Turku Ballet\r\nBEGIN:VEVENT', ['Turku Ballet']],
  ['BEGIN:VCALENDAR\nX-WR-CALNAME;VALUE=TEXT:Lviv Jazz\n', ['Lviv Jazz']],
])('finds the names of the list in %j', (head, names) => {
  expect(listNames(head, { name: '1.json' })).toEqual(names);
});

it('has the words of the path', () => {
  expect(listNames('', { name: 'cities/new-york.json' })).toEqual(['New York', 'Cities']);
  expect(listNames('', { name: 'BolognaTechScene.yml' })).toEqual(['Bologna Tech Scene']);
  const address = 'https://bristol.example.org/improv/upcoming.json?page=2';
  expect(listNames('', { name: 'upcoming.json', address })).toEqual([
    ...['Upcoming', 'Improv', 'Bristol', 'Example'],
  ]);
});
