import { lookUp } from '@marquee/domain';
import { toFields, toText } from '../reading/record.ts';
import { readJapanEvent } from './japan-event-csv.ts';
import { countRecords, listAt, withDefaults } from './paging.ts';
import { readTableRow } from './socrata.ts';
import type { System } from './system.ts';

// Members that CKAN adds. `_id` changes at each upload.
const ADDED = new Set(['_id', '_full_text', 'rank']);

/**
 * Rows of the datastore of a CKAN portal: tables of a city with a mapping, or the event table of a
 * Japanese town.
 */
export const ckan: System = {
  first: withDefaults({ limit: '1000' }),
  next: countRecords({ name: 'offset', size: 'limit', total: 'result.total' }),
  records: listAt('result.records'),
  read: (record, origin) => {
    const row = Object.fromEntries(
      Object.entries(record)
        .filter(([name]) => !ADDED.has(name))
        .map(([name, value]) => [lookUp(NAMES, name.toLowerCase()) ?? name, value]),
    );
    return 'イベント名' in toFields(row) && toText(row['イベント名']) !== null
      ? readJapanEvent(row)
      : readTableRow(row, origin);
  },
};

/** Columns of city portals that tables of other programs do not have. */
const NAMES: Readonly<Record<string, string>> = {
  ...{
    nombre: 'title',
    nom: 'title',
    nome: 'title',
    nombre_evento: 'title',
    titulo_evento: 'title',
    bezeichnung: 'title',
  },
  ...{
    sitio: 'venue',
    recinto: 'venue',
    equipamiento: 'venue',
    local: 'venue',
    lugar_celebracion: 'venue',
    espacio: 'venue',
  },
  ...{ valor: 'price', entrada: 'price', costo: 'price', tarifa: 'price', custo: 'price' },
  ...{
    fecha_inicio: 'start date',
    fechainicio: 'start date',
    data_inicio: 'start date',
    datum_von: 'start date',
    fecha_inicial: 'start date',
  },
  ...{
    fecha_fin: 'end date',
    fechafin: 'end date',
    data_fim: 'end date',
    datum_bis: 'end date',
    fecha_final: 'end date',
  },
  ...{ hora_inicio: 'start time', hora_fin: 'end time', horario: 'start time' },
  ...{
    municipio: 'city',
    nombre_localidad: 'city',
    cidade: 'city',
    ciudad: 'city',
    comune: 'city',
    ville: 'city',
  },
  ...{ calle: 'address', endereco: 'address', domicilio: 'address' },
  ...{ latitud: 'lat', longitud: 'lng', enlace: 'url', enlace_contenido: 'url' },
};
