import { foldText } from '@marquee/domain';

/**
 * The words of field names, by meaning, in English, German, French, Spanish, Italian, Portuguese,
 * Dutch, Polish, Russian and Japanese, with common words of other languages.
 * A name is a set of meanings: "Fecha inicio" is a start and a date.
 */
const WORDS = {
  title:
    'title titel titre titulo titolo tytul название заголовок タイトル 件名 제목 标题 標題 headline heading header uberschrift intestazione encabezado cabecalho subject betreff objet asunto oggetto onderwerp nazev nazov naslov tittel otsikko what 演题 titlee titlec prfnm fstvlnm eventnm',
  name: 'name nombre nom nome naam nazwa наименование имя 名称 名前 名 이름 名稱 namn navn nimi jmeno denominacion denominazione bezeichnung intitule libelle',
  event:
    'event events evento eventos eventi evenement evenements veranstaltung veranstaltungen wydarzenie impreza мероприятие событие イベント 催し 公演 活動 活动 행사 공연 etkinlik evenemang begivenhed arrangement tapahtuma akce podujatie show gig concert concerto konzert concierto koncert spectacle spettacolo espectaculo vorstellung performance activity actividad atividade attivita activite manifestation концерт dt talk talks lecture vortrag charla palestra fstvl prf',
  summary: 'summary kurztitel',
  programme: 'programme program programma programm programa программа tour',
  date: 'date dates datum daten fecha fechas data дата даты 日付 日期 日程 期日 開催日 날짜 일자 tarih dato paiva paivamaara predatee predatec',
  day: 'day dia tag jour giorno dzien день dag den nap gun 日',
  month: 'month monat mes mois mese miesiac месяц 月 maand',
  year: 'year jahr ano annee anno rok год 年 jaar',
  time: 'time times uhrzeit zeit hora heure ora orario horario horaire horaires hour hours tijd czas godzina время час 時間 時刻 时间 시간 tid klokkeslett klokkeslaet saat kello cas uhr',
  datetime: 'datetime 日時 일시 datumzeit',
  start:
    'start starts started starting begin begins began beginning beginn beginnt anfang inicio comienzo comeco debut inizio aanvang poczatek rozpoczecie начало начала 開始 시작 开始 baslangic alku alkaa zacatek zaciatok from desde von kickoff dtstart when wann quand cuando quando когда wanneer kiedy kdy mikor milloin いつ anstoss kezdes inicial ouverture prfpdfrom',
  end: 'end ends ended ending ende endet bis fin final fine fim termino finish until hasta einde koniec zakonczenie конец окончание окончания завершение 終了 종료 结束 結束 bitis slut slutt loppu konec dtend finalizacion to till til thru eind fermeture prfpdto',
  duration: 'duration dauer duracion duree durata duracao длительность продолжительность',
  utc: 'utc gmt',
  timezone: 'timezone tz zeitzone fuseau часовойпояс タイムゾーン tzid',
  allday: 'allday ganztagig ganztags 終日 ganztagiges toutelajournee',
  place:
    'location locations loc lugar lieu luogo ort place plats sted paikka место 場所 場地 地点 장소 miejsce misto miesto locatie lokalizacja helyszin where wo donde onde dove где waar gdzie kde hvor どこ yer standort ubicacion localizacao localisation emplacement posizione opar',
  venue:
    'venue venues space espaco espacio building establishment establecimiento sala salle saal recinto spielort veranstaltungsort eventlocation площадка 会場 공연장 mekan zaal sede local venuename locale theatre equipamiento instalacion placename etablissement campus branch estadio estadi stadium stadion stade stadio arena ground boisko стадион 球場 경기장 스타디움 fcltynm',
  room: 'room rooms raum stage buhne aula salon floor',
  address:
    'address addresses adresse direccion indirizzo endereco adres адрес 住所 地址 주소 adress osoite adresa line anschrift addr rdnmadr lnmadr',
  company: 'company firma societe empresa azienda bedrijf foretag компания 会社',
  street: 'street strasse calle rue rua ulica улица straat domicilio streetaddress',
  city: 'city cities town stadt ville ciudad citta cidade stad miasto город 都市 市区町村 城市 도시 municipio municipality gemeinde commune comune localidad localite locality poblacion kommun kommune kunta kaupunki sehir mesto varos addresslocality woonplaats населенныйпункт concelho',
  region:
    'region state province provincia bundesland departement departamento estado regione regiao wojewodztwo область регион 都道府県 county kanton canton addressregion comunidad area',
  country:
    'country countries land pais paese pays kraj страна 国 国家 국가 ulke maa zeme addresscountry countrycode nation',
  postcode: 'zip zipcode postcode postalcode postal plz cp cap индекс 郵便番号 postleitzahl',
  lat: 'lat latitude latitud latitudine широта 緯度 breitengrad latitudes mapy ycoord coordy',
  lng: 'lng lon long longitude longitud longitudine долгота 経度 langengrad mapx xcoord coordx',
  position:
    'coordinates coordinate coords coord coordenadas koordinaten geopoint latlng latlon latlong geolocation wkt geo point geometry gps koordinates coordonnees coordinate координаты',
  description:
    'description desc descripcion descrizione descricao beschreibung omschrijving opis описание 内容 説明 詳細 介绍 설명 aciklama details detail text body content info information abstract lead teaser notes notiz notizen note notas excerpt extract resumen resumo popis leiras bemerkungen remarques observaciones sobre about bio blurb desce descc',
  category:
    'category categories categoria categorias kategorie kategorien categorie kategoria категория カテゴリ 種別 分类 分類 카테고리 type types typ tipo rubrique rubrik section theme tema thema thematique вид тип',
  genre: 'genre genres genero generos genere gatunek жанр ジャンル style genrenm',
  tags: 'tags keywords schlagworte schlagworter etiquetas motscles теги タグ hashtags labels',
  url: 'url urls link links website websites web webpage homepage page permalink href enlace lien liens sito pagina webseite ссылка сайт リンク strona site odkaz uri weblink htmllink ホームページ internet urle urlc source',
  ticket:
    'ticket tickets billet billets billetterie entradas boletos biglietti biglietteria ingressos ingresso bilhetes karten kartenvorverkauf vorverkauf билет билеты チケット bilety kaarten bilet lippu liput biljetter vstupenky booking buy book boleteria buchung reservas prenotazione ticketing tagenturle tagenturlc',
  registration:
    'registration register signup rsvp anmeldung inscripcion inscription iscrizione inscricao',
  image:
    'image images img photo photos picture pictures poster bild bilder foto fotos imagen immagine imagem obraz изображение картинка фото 画像 图片 afbeelding affiche cover thumbnail thumb banner flyer media plakat billede kuva visuel logo hero',
  price:
    'price prices pricing preis preise eintritt eintrittspreis precio precios prix tarif tarifs prezzo prezzi preco precos cena ceny цена цены стоимость 料金 価格 票价 가격 prijs pris hinta ucret fiyat cost costs coste costo fee fees admission entry entrance entree eintrittsgeld importe ingresso kosten biglietto pricee pricec',
  amount: 'amount betrag importo montant сумма',
  cents: 'cents cent centimes centavos',
  min: 'min minimum low lowest minimo minima мин',
  max: 'max maximum high highest massimo maximo макс',
  currency: 'currency devise moneda valuta wahrung waluta валюта 通貨 moeda',
  free: 'free gratis gratuit gratuito gratuita gratuite kostenlos kostenfrei бесплатно 無料 ingresolibre',
  status: 'status statut stato статус ステータス stav estatus prfstate',
  cancelled:
    'cancelled canceled abgesagt cancelado cancelada annule annullato отменено отменен odwolane installt avlyst geannuleerd',
  postponed:
    'postponed verschoben reporte aplazado adiado rinviato uitgesteld uppskjuten przelozone',
  soldout: 'soldout ausverkauft agotado esgotado esaurito uitverkocht wyprzedane',
  availability: 'availability verfugbarkeit disponibilidad disponibilite',
  id: 'id ids ref uid guid uuid identifier kennung ид identificador eventid nid objectid recordid',
  slug: 'slug key code handle',
  series: 'series serie reihe cycle ciclo цикл',
  organizer:
    'organizer organizers organiser organisers organizador organizzatore organisateur veranstalter organizator организатор 主催 主催者 host hosts promoter presenter arrangor jarjestaja poradatel organization organisation organisatie organizacja group owner presenterorge presenterorgc mnnstnm',
  artist:
    'artist artists performer performers performing lineup band bands act acts kunstler kunstlerin artista artistas artiste artistes artisti исполнитель исполнители артист артисты 出演 出演者 アーティスト musician musicians interpretes wykonawca headliner headliners interpreti mitwirkende interprete ensemble comedian comedians dj djs soloist soloists solist solisten soliste solistes solisti musicians musiker musiciens musicisti musicos cast singer singers',
  support:
    'support supports supporting supportact supportacts opener openers vorband vorbands vorgruppe vorprogramm teloneros',
  language: 'language languages lang sprache langue idioma lingua язык 言語 jezyk taal',
  age: 'age ages alter edad eta возраст возрастноеограничение 年齢 agerestriction altersfreigabe agelimit',
  doors: 'doors door einlass puertas portes 開場 doortime',
  online: 'online virtual remote livestream isonline streaming teleconference',
  attendance: 'attendance attendancemode mode modalidad modalite locationtype eventformat',
  featured: 'featured highlight destacado',
  popularity: 'popularity',
} as const;

export type Meaning = keyof typeof WORDS;

/** Words that carry no meaning of their own in a field name. */
const NEUTRAL =
  'full fr es it gl ja ko ru pl pt sv fi cs zh nb eu ca cat eng fra deu of the de del la el le les los las des du der die das den dem di da do dos van het en and y e et und a al au an im in for para per pour por by is has are main primary official canonical public value values rendered schedule schedules range period instance instances occurrence occurrences session sessions performances timings fields field properties property attributes attribute item items node record records data acf meta embedded local display label formatted normalized iso pretty human official um at on its my our this all first no nr current проведения проведение の と'.split(
    ' ',
  );

/**
 * A field whose name has one of these words is about something else: about the record, a deadline,
 * a sale or a person.
 */
const FOREIGN =
  'setup teardown self json waitlist waiting visibility created creation updated update modified modification changed published publication publish pub added scraped fetched crawled generated verified deadline cfp sale sales onsale presale submission submit submitted expires expiry expiration valid archived reminder editor author contact phone tel telephone email mail checked collected imported sync captured seen alt width height caption credit size weather parking admin user actualizado modificado publicado anadido aktualisiert geandert erstellt aktualisierung обновлено создано изменено 更新 作成 公開 申込 締切 受付 atualizado criado modificato aggiornato maj creation zaktualizowano utworzono notification followup registered count total number past review ratings rating favorite debug weekday weekdays wochentag diasemana joursemaine giornosettimana original offset source dc sy pub pubdate lastbuilddate map maps gmaps googlemaps twitter facebook instagram youtube'.split(
    ' ',
  );

const toWordMap = (): ReadonlyMap<string, Meaning[]> => {
  const map = new Map<string, Meaning[]>();
  for (const [meaning, words] of Object.entries(WORDS))
    for (const word of words.split(' ')) {
      const folded = foldText(word);
      const known = map.get(folded) ?? [];
      if (isMeaning(meaning) && !known.includes(meaning)) map.set(folded, [...known, meaning]);
    }
  return map;
};
const isMeaning = (text: string): text is Meaning => Object.hasOwn(WORDS, text);

/**
 * Words that name an object around others as often as a field: `data.title`, `content.place`,
 * `when.allDay`.
 */
const CONTAINERS = 'data content contents details detail info information informations body when';

export const MEANINGS = toWordMap();
export const CONTAINER_WORDS: ReadonlySet<string> = new Set(CONTAINERS.split(' '));
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set(NEUTRAL.map(foldText));
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(FOREIGN.map(foldText));
