-- SPDX-FileCopyrightText: 2026 The Ratatosk developers
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- The sample database: two years of an alpine club that runs mountain huts. All places and people are invented.
-- Build it with `sqlite3 mountain_huts.sqlite < mountain_huts.sql`. No random numbers: large tables are drawn from polynomials
-- modulo a prime, so every machine gets the same rows.
PRAGMA foreign_keys = ON;
BEGIN;

CREATE TABLE region (
    region_id    INTEGER PRIMARY KEY,
    name         TEXT NOT NULL UNIQUE,
    country      TEXT NOT NULL,
    highest_peak TEXT NOT NULL,
    peak_height  INTEGER NOT NULL  -- metres
);

CREATE TABLE hut (
    hut_id          INTEGER PRIMARY KEY,
    name            TEXT NOT NULL UNIQUE,
    region_id       INTEGER NOT NULL REFERENCES region (region_id),
    elevation       INTEGER NOT NULL,  -- metres
    beds            INTEGER NOT NULL,
    opening_year    INTEGER NOT NULL,
    price_per_night REAL NOT NULL,     -- euros, a person
    season          TEXT NOT NULL CHECK (season IN ('summer', 'winter', 'all year'))
);

CREATE TABLE warden (
    warden_id  INTEGER PRIMARY KEY,
    name       TEXT NOT NULL,
    hut_id     INTEGER NOT NULL REFERENCES hut (hut_id),
    age        INTEGER NOT NULL,
    hire_date  DATE NOT NULL,
    salary     REAL NOT NULL           -- euros a month
);

CREATE TABLE trail (
    trail_id     INTEGER PRIMARY KEY,
    name         TEXT NOT NULL UNIQUE,
    start_hut_id INTEGER NOT NULL REFERENCES hut (hut_id),
    end_hut_id   INTEGER NOT NULL REFERENCES hut (hut_id),
    length       REAL NOT NULL,        -- kilometres
    ascent       INTEGER NOT NULL,     -- metres
    difficulty   TEXT NOT NULL CHECK (difficulty IN ('easy', 'moderate', 'hard', 'expert'))
);

CREATE TABLE guest (
    guest_id   INTEGER PRIMARY KEY,
    first_name TEXT NOT NULL,
    last_name  TEXT NOT NULL,
    country    TEXT NOT NULL,
    birth_year INTEGER NOT NULL,
    membership TEXT CHECK (membership IN ('junior', 'adult', 'family'))  -- NULL: not in the club
);

CREATE TABLE booking (
    booking_id   INTEGER PRIMARY KEY,
    guest_id     INTEGER NOT NULL REFERENCES guest (guest_id),
    hut_id       INTEGER NOT NULL REFERENCES hut (hut_id),
    arrival_date DATE NOT NULL,
    nights       INTEGER NOT NULL,
    people       INTEGER NOT NULL,
    status       TEXT NOT NULL CHECK (status IN ('confirmed', 'cancelled'))
);

CREATE TABLE dish (
    dish_id    INTEGER PRIMARY KEY,
    name       TEXT NOT NULL UNIQUE,
    course     TEXT NOT NULL CHECK (course IN ('breakfast', 'soup', 'main', 'dessert', 'drink')),
    price      REAL NOT NULL,          -- euros
    vegetarian TEXT NOT NULL CHECK (vegetarian IN ('yes', 'no'))
);

CREATE TABLE meal_order (
    order_id   INTEGER PRIMARY KEY,
    booking_id INTEGER NOT NULL REFERENCES booking (booking_id),
    dish_id    INTEGER NOT NULL REFERENCES dish (dish_id),
    quantity   INTEGER NOT NULL
);

CREATE TABLE rescue (
    rescue_id      INTEGER PRIMARY KEY,
    trail_id       INTEGER NOT NULL REFERENCES trail (trail_id),
    rescue_date    DATE NOT NULL,
    cause          TEXT NOT NULL,
    people_rescued INTEGER NOT NULL,
    helicopter     TEXT NOT NULL CHECK (helicopter IN ('yes', 'no'))
);

INSERT INTO region VALUES
 (1, 'Silberkar',       'Austria',     'Hoher Silberzahn',   3187),
 (2, 'Rabental',        'Austria',     'Rabenspitze',        2954),
 (3, 'Val Serena',      'Italy',       'Monte Serena',       3412),
 (4, 'Cime Rosse',      'Italy',       'Torre del Falco',    3056),
 (5, 'Aiguilles Grises','France',      'Aiguille du Loup',   3871),
 (6, 'Steinmatt',       'Switzerland', 'Gross Steinhorn',    4023),
 (7, 'Lauenen Ridge',   'Switzerland', 'Gemshorn',           3298),
 (8, 'Bela Planina',    'Slovenia',    'Beli Vrh',           2467),
 (9, 'Edelweiss Park',  'Germany',     'Kleiner Watz',       2319);

INSERT INTO hut VALUES
 ( 1, 'Eagle''s Nest Hut',  1, 2410,  48, 1892, 42.0, 'summer'),
 ( 2, 'Silver Lake Hut',    1, 1985,  86, 1927, 38.0, 'all year'),
 ( 3, 'Marmot Hut',         1, 2230,  36, 1934, 34.5, 'summer'),
 ( 4, 'Old Miners'' Lodge', 1, 1610,  64, 1878, 29.0, 'all year'),
 ( 5, 'Raven Hut',          2, 2144,  52, 1903, 36.0, 'summer'),
 ( 6, 'Larch Meadow Hut',   2, 1720,  70, 1961, 31.5, 'all year'),
 ( 7, 'Stone Bridge Hut',   2, 1895,  40, 1911, 33.0, 'summer'),
 ( 8, 'Snowfinch Hut',      2, 2388,  28, 1956, 35.0, 'summer'),
 ( 9, 'Rifugio Serena',     3, 2512,  94, 1886, 46.0, 'summer'),
 (10, 'Rifugio Aurora',     3, 2790,  32, 1949, 48.5, 'summer'),
 (11, 'Rifugio Genziana',   3, 2065,  58, 1972, 37.0, 'all year'),
 (12, 'Bivacco Solitario',  3, 3040,   9, 1968, 15.0, 'summer'),
 (13, 'Rifugio Tramonto',   4, 2275,  66, 1908, 41.0, 'summer'),
 (14, 'Rifugio Camoscio',   4, 2420,  44, 1931, 39.5, 'summer'),
 (15, 'Rifugio Pietra Rossa',4,1930,  72, 1985, 40.0, 'all year'),
 (16, 'Refuge du Loup',     5, 2845,  60, 1899, 49.0, 'summer'),
 (17, 'Refuge des Bergers', 5, 2010,  82, 1954, 38.5, 'all year'),
 (18, 'Refuge du Glacier',  5, 3105,  38, 1913, 52.0, 'summer'),
 (19, 'Refuge des Sources', 5, 1765,  46, 1978, 32.0, 'all year'),
 (20, 'Refuge Blanc',       5, 2560,  50, 1936, 44.0, 'winter'),
 (21, 'Steinhorn Hut',      6, 3260,  78, 1881, 58.0, 'summer'),
 (22, 'Glacier View Hut',   6, 2915,  90, 1924, 55.0, 'all year'),
 (23, 'Gentian Hut',        6, 2335,  54, 1946, 45.0, 'summer'),
 (24, 'Avalanche Hut',      6, 2680,  26, 1965, 43.0, 'winter'),
 (25, 'Ibex Hut',           7, 2470,  42, 1917, 44.5, 'summer'),
 (26, 'Chamois Hut',        7, 2155,  56, 1939, 41.0, 'all year'),
 (27, 'Ridge Top Bivouac',  7, 2988,  12, 1990, 18.0, 'summer'),
 (28, 'Waterfall Hut',      7, 1680, 104, 1958, 36.5, 'all year'),
 (29, 'Planinski Dom Beli', 8, 2050,  62, 1905, 28.0, 'summer'),
 (30, 'Koča pri Jezeru',    8, 1540,  88, 1932, 25.0, 'all year'),
 (31, 'Bear Cave Hut',      8, 1790,  34, 1951, 24.0, 'summer'),
 (32, 'Shepherd''s Hut',    8, 1885,  22, 1974, 22.5, 'summer'),
 (33, 'Edelweiss Hut',      9, 1960,  80, 1897, 35.5, 'all year'),
 (34, 'Fern Valley Hut',    9, 1310, 110, 1963, 30.0, 'all year'),
 (35, 'Watzblick Hut',      9, 1845,  48, 1921, 33.5, 'winter'),
 (36, 'Lynx Hut',           9, 1575,  30, 1982, 27.5, 'summer');

INSERT INTO warden VALUES
 ( 1, 'Anna Gruber',        1, 44, '2009-05-01', 2980),  ( 2, 'Lukas Pichler',      2, 31, '2018-06-15', 2710),
 ( 3, 'Johanna Steiner',    2, 27, '2022-06-01', 2350),  ( 4, 'Matthias Egger',     3, 58, '1996-05-20', 3120),
 ( 5, 'Theresa Moser',      4, 39, '2014-04-01', 2790),  ( 6, 'Florian Lechner',    5, 35, '2016-05-10', 2660),
 ( 7, 'Magdalena Huber',    6, 29, '2021-12-01', 2400),  ( 8, 'Simon Brandner',     6, 52, '2003-12-01', 3050),
 ( 9, 'Katharina Wolf',     7, 47, '2008-05-15', 2870),  (10, 'Elias Haslinger',    8, 24, '2024-06-01', 2180),
 (11, 'Giulia Moretti',     9, 36, '2015-06-01', 2840),  (12, 'Marco Bianchi',      9, 61, '1988-06-01', 3350),
 (13, 'Elena Rinaldi',      9, 25, '2023-06-10', 2210),  (14, 'Paolo Ferri',       10, 49, '2006-06-15', 2960),
 (15, 'Chiara Conti',      11, 33, '2019-12-01', 2580),  (16, 'Davide Greco',      11, 41, '2012-12-01', 2760),
 (17, 'Sara Lombardi',     13, 38, '2013-06-01', 2740),  (18, 'Andrea Vitali',     14, 30, '2020-06-01', 2490),
 (19, 'Francesca Marin',   15, 55, '1999-12-10', 3180),  (20, 'Tommaso Riva',      15, 28, '2022-12-01', 2330),
 (21, 'Camille Laurent',   16, 42, '2010-06-10', 2930),  (22, 'Julien Mercier',    17, 37, '2014-12-01', 2810),
 (23, 'Manon Girard',      17, 26, '2023-12-05', 2240),  (24, 'Etienne Roche',     18, 57, '1995-06-20', 3290),
 (25, 'Sophie Blanchard',  19, 34, '2017-05-01', 2620),  (26, 'Hugo Perrin',       20, 40, '2011-12-01', 2850),
 (27, 'Ursina Caduff',     21, 46, '2007-06-15', 3480),  (28, 'Reto Zgraggen',     21, 32, '2019-06-15', 3060),
 (29, 'Beat Imhof',        22, 63, '1985-12-01', 3720),  (30, 'Nadja Furrer',      22, 29, '2021-06-01', 2990),
 (31, 'Corina Meier',      23, 35, '2016-06-20', 3110),  (32, 'Urs Amstutz',       24, 51, '2002-12-15', 3390),
 (33, 'Selina Gerber',     25, 27, '2022-06-15', 2900),  (34, 'Peter Lauener',     26, 59, '1993-05-01', 3540),
 (35, 'Livia Bühler',      26, 31, '2020-12-01', 3020),  (36, 'Hans Reusser',      28, 45, '2005-05-01', 3310),
 (37, 'Monika Tanner',     28, 38, '2013-05-01', 3200),  (38, 'Jan Schmid',        28, 23, '2024-12-01', 2700),
 (39, 'Tina Novak',        29, 36, '2015-06-01', 1980),  (40, 'Matej Kovač',       30, 48, '2004-05-01', 2140),
 (41, 'Petra Zupan',       30, 30, '2019-05-01', 1860),  (42, 'Luka Hribar',       31, 26, '2023-06-01', 1720),
 (43, 'Barbara Eder',      33, 53, '2001-04-15', 3010),  (44, 'Stefan Vogt',       33, 28, '2021-04-01', 2440),
 (45, 'Claudia Reiter',    34, 43, '2010-04-01', 2900),  (46, 'Jonas Winkler',     34, 34, '2017-12-01', 2640),
 (47, 'Miriam Seidl',      35, 37, '2014-12-10', 2720),  (48, 'Franz Lindner',     36, 56, '1998-05-15', 2890);

INSERT INTO trail VALUES
 ( 1, 'Silver Ridge Walk',      2,  1,  7.4,  620, 'moderate'),  ( 2, 'Marmot Path',            2,  3,  4.1,  310, 'easy'),
 ( 3, 'Miners'' Way',           4,  2,  8.8,  540, 'easy'),      ( 4, 'Eagle Traverse',         3,  1,  5.6,  480, 'hard'),
 ( 5, 'Long Silver Loop',       4,  1, 15.2, 1120, 'hard'),      ( 6, 'Raven Path',             7,  5,  4.9,  330, 'easy'),
 ( 7, 'Larch Meadow Round',     6,  7,  6.2,  260, 'easy'),      ( 8, 'Snowfinch Steps',        5,  8,  3.8,  410, 'moderate'),
 ( 9, 'Wolf Saddle Crossing',   3,  5, 11.7,  890, 'hard'),      (10, 'Three Bridges Trail',    6,  5,  9.3,  610, 'moderate'),
 (11, 'Sentiero Serena',       11,  9,  6.9,  570, 'moderate'),  (12, 'Sentiero dell''Alba',     9, 10,  5.2,  640, 'hard'),
 (13, 'Iron Ladder Route',     10, 12,  3.1,  450, 'expert'),    (14, 'Gentian Way',           11, 10, 10.8,  980, 'hard'),
 (15, 'Sunset Path',           15, 13,  5.5,  390, 'easy'),      (16, 'Red Towers Traverse',   13, 14,  7.7,  720, 'expert'),
 (17, 'Falcon Gully',          15, 14,  6.4,  690, 'hard'),      (18, 'Border Crossing Trail', 14,  9, 18.6, 1340, 'hard'),
 (19, 'Chemin des Bergers',    19, 17,  5.8,  320, 'easy'),      (20, 'Chemin du Loup',        17, 16,  9.9, 1010, 'hard'),
 (21, 'Glacier Crossing',      16, 18,  4.7,  530, 'expert'),    (22, 'White Slope Track',     17, 20,  6.6,  700, 'moderate'),
 (23, 'Springs Trail',         19, 20, 12.4, 1060, 'moderate'),  (24, 'North Face Approach',   18, 21, 16.3, 1480, 'expert'),
 (25, 'Steinhorn Climb',       23, 21,  8.2, 1190, 'expert'),    (26, 'Glacier View Path',     23, 22,  5.0,  600, 'moderate'),
 (27, 'Avalanche Gallery',     23, 24,  4.4,  380, 'moderate'),  (28, 'High Steinmatt Route',  22, 21,  6.1,  820, 'expert'),
 (29, 'Ibex Track',            26, 25,  4.8,  360, 'easy'),      (30, 'Lauenen Ridge Walk',    25, 27,  5.9,  770, 'expert'),
 (31, 'Waterfall Path',        28, 26,  7.0,  520, 'easy'),      (32, 'Gemshorn Loop',         26, 27, 12.9, 1230, 'hard'),
 (33, 'Two Valleys Trail',     28, 23, 21.5, 1610, 'hard'),      (34, 'Lake Shore Walk',       30, 31,  6.7,  270, 'easy'),
 (35, 'Bear Cave Path',        31, 32,  3.3,  180, 'easy'),      (36, 'Beli Vrh Trail',        30, 29, 10.1,  640, 'moderate'),
 (37, 'Shepherds'' Round',     32, 29,  5.7,  290, 'easy'),      (38, 'Fern Valley Walk',      34, 36,  5.1,  290, 'easy'),
 (39, 'Lynx Trail',            36, 33,  7.8,  480, 'moderate'),  (40, 'Watz Winter Track',     34, 35,  8.5,  590, 'moderate'),
 (41, 'Edelweiss High Route',  35, 33,  6.0,  430, 'hard'),      (42, 'Salt Traders'' Road',   33,  4, 24.2, 1150, 'moderate');

INSERT INTO dish VALUES
 ( 1, 'Porridge with honey',   'breakfast',  5.5, 'yes'),  ( 2, 'Bread and mountain cheese','breakfast', 7.0, 'yes'),
 ( 3, 'Ham and eggs',          'breakfast',  8.5, 'no'),   ( 4, 'Barley soup',            'soup',       6.5, 'yes'),
 ( 5, 'Dumpling soup',         'soup',       7.0, 'no'),   ( 6, 'Pumpkin soup',           'soup',       6.0, 'yes'),
 ( 7, 'Goulash soup',          'soup',       8.0, 'no'),   ( 8, 'Cheese noodles',         'main',      13.5, 'yes'),
 ( 9, 'Venison stew',          'main',      19.0, 'no'),   (10, 'Polenta with mushrooms', 'main',      14.0, 'yes'),
 (11, 'Spinach dumplings',     'main',      12.5, 'yes'),  (12, 'Roast pork',             'main',      16.0, 'no'),
 (13, 'Fried trout',           'main',      17.5, 'no'),   (14, 'Cheese fondue',          'main',      21.0, 'yes'),
 (15, 'Apple strudel',         'dessert',    6.0, 'yes'),  (16, 'Blueberry cake',         'dessert',    6.5, 'yes'),
 (17, 'Sweet pancakes',        'dessert',    9.0, 'yes'),  (18, 'Hot chocolate',          'drink',      4.5, 'yes'),
 (19, 'Mountain herb tea',     'drink',      3.5, 'yes'),  (20, 'Apple juice',            'drink',      3.8, 'yes'),
 (21, 'Wheat beer',            'drink',      5.2, 'yes'),  (22, 'Pine schnapps',          'drink',      4.0, 'yes');

-- Names and what they are drawn with; dropped at the end.
CREATE TEMP TABLE origin (n INTEGER PRIMARY KEY, country TEXT, first_names TEXT, last_names TEXT);
INSERT INTO origin VALUES
 (0, 'Germany',     '["Lena","Max","Sophia","Paul","Emma","Felix","Clara","Jakob","Mia","Ben"]',
                    '["Müller","Schneider","Fischer","Weber","Becker","Hoffmann","Koch","Richter","Klein","Neumann","Schwarz","Braun"]'),
 (1, 'Austria',     '["Anna","David","Laura","Tobias","Valentina","Sebastian","Marie","Raphael","Eva","Georg"]',
                    '["Bauer","Wagner","Pichler","Leitner","Fuchs","Mayr","Aigner","Wimmer","Haas","Lang","Holzer"]'),
 (2, 'Italy',       '["Sofia","Alessandro","Aurora","Matteo","Giorgia","Lorenzo","Martina","Riccardo","Alice","Luca"]',
                    '["Rossi","Russo","Ferrari","Esposito","Romano","Colombo","Ricci","Gallo","Costa","Fontana","Barbieri"]'),
 (3, 'Switzerland', '["Lea","Noah","Alina","Leon","Nina","Fabian","Sarina","Dario","Vera","Marc"]',
                    '["Keller","Brunner","Frei","Zimmermann","Graf","Widmer","Baumann","Suter","Hofer","Kunz"]'),
 (4, 'France',      '["Léa","Louis","Chloé","Gabriel","Inès","Arthur","Jeanne","Raphaël","Zoé","Théo"]',
                    '["Martin","Bernard","Dubois","Petit","Moreau","Lefebvre","Garnier","Faure","Rousseau","Chevalier"]'),
 (5, 'Slovenia',    '["Maja","Jure","Nika","Žan","Ana","Rok","Eva","Gregor","Zala","Tilen"]',
                    '["Horvat","Krajnc","Potočnik","Vidmar","Golob","Turk","Kos","Bizjak","Hočevar"]'),
 (6, 'Netherlands', '["Sanne","Daan","Femke","Bram","Lotte","Sem","Roos","Thijs"]',
                    '["de Vries","Jansen","Bakker","Visser","Smit","Mulder","de Boer","Dekker"]'),
 (7, 'Norway',      '["Ingrid","Magnus","Sigrid","Henrik","Astrid","Olav","Solveig","Eirik"]',
                    '["Hansen","Olsen","Berg","Haugen","Dahl","Lunde","Strand","Moen"]'),
 (8, 'Japan',       '["Yuki","Haruto","Sakura","Ren","Aoi","Kaito","Hana","Sota"]',
                    '["Tanaka","Suzuki","Yamamoto","Nakamura","Kobayashi","Mori","Ishikawa"]'),
 (9, 'Ireland',     '["Aoife","Conor","Niamh","Sean","Ciara","Liam","Orla","Declan"]',
                    '["O''Brien","Murphy","Kelly","Byrne","Walsh","O''Connor","Doyle"]');

-- 480 guests; the club's own countries send most of them.
WITH RECURSIVE
  counter (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < 480),
  draw AS (
    SELECT n, (n * n * n * 31 + n * 7901 + 17) % 10007 AS a, (n * n * n * 57 + n * n * 3 + n * 4409 + 5) % 10009 AS b,
           (n * n * n * 11 + n * 6173 + 91) % 10037 AS c, (n * n * 977 + n * 3571 + 29) % 10039 AS d
    FROM counter),
  placed AS (
    SELECT *, CASE WHEN a % 100 < 27 THEN 0 WHEN a % 100 < 44 THEN 1 WHEN a % 100 < 58 THEN 2 WHEN a % 100 < 69 THEN 3
                   WHEN a % 100 < 79 THEN 4 WHEN a % 100 < 86 THEN 5 WHEN a % 100 < 92 THEN 6 WHEN a % 100 < 95 THEN 7
                   WHEN a % 100 < 98 THEN 8 ELSE 9 END AS origin_n
    FROM draw)
INSERT INTO guest
SELECT placed.n,
       json_extract(first_names, '$[' || (b % json_array_length(first_names)) || ']'),
       json_extract(last_names, '$[' || (c % json_array_length(last_names)) || ']'),
       country,
       1948 + d % 58,
       CASE WHEN d % 58 > 49 THEN 'junior' WHEN (b + c) % 10 < 4 THEN 'adult' WHEN (b + c) % 10 < 6 THEN 'family' END
FROM placed JOIN origin ON origin.n = placed.origin_n
ORDER BY placed.n;

-- 3,000 bookings in 2024 and 2025, within each hut's season. Some guests have never booked.
WITH RECURSIVE
  counter (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < 3000),
  draw AS (
    SELECT n, (n * n * n * 43 + n * 8111 + 3) % 100003 AS a, (n * n * n * 19 + n * 6007 + 41) % 100019 AS b,
           (n * n * n * 7 + n * 9437 + 67) % 100043 AS c, (n * n * 1303 + n * 5501 + 11) % 100049 AS d
    FROM counter),
  chosen AS (  -- the smaller of two draws: guests with low numbers come again and again, some huts are favourites
    SELECT n, c, d, min(a % 480, b % 480) AS guest_n, (a + b) % 5 AS mood,
           CASE WHEN d % 7 < 2 THEN 1 + min(c % 36, a % 36) ELSE 1 + c % 36 END AS hut_n
    FROM draw),
  dated AS (
    SELECT chosen.*, hut.season,
           CASE hut.season WHEN 'summer' THEN 161 + d % 118       -- 10 June to 5 October
                           WHEN 'winter' THEN (d % 132 + 349) % 365 -- mid December to end of April
                           ELSE (d * 3 + c) % 365 END AS day
    FROM chosen JOIN hut ON hut.hut_id = chosen.hut_n)
INSERT INTO booking
SELECT row_number() OVER (ORDER BY date('2024-01-01', '+' || (day + 365 * (c % 2)) || ' days'), n),
       CASE WHEN (guest_n + 1) % 12 = 0 THEN guest_n ELSE guest_n + 1 END,
       hut_n,
       date('2024-01-01', '+' || (day + 365 * (c % 2)) || ' days'),
       CASE mood WHEN 0 THEN 2 WHEN 1 THEN 1 + d % 4 ELSE 1 END,
       1 + min(d % 6, c % 5),
       CASE WHEN (c + d) % 11 = 0 THEN 'cancelled' ELSE 'confirmed' END
FROM dated;

-- Who stays, eats: up to two orders for a confirmed booking. Fondue is served in huts above 1,900 metres only.
INSERT INTO meal_order (booking_id, dish_id, quantity)
SELECT booking_id, CASE WHEN drawn = 14 AND elevation < 1900 THEN 8 ELSE drawn END, people
FROM (SELECT booking_id, people, elevation, round,
             1 + (booking_id * booking_id * 37 + booking_id * (11 + round * 71) + round * 29) % 1009 % 21 AS drawn
      FROM booking JOIN hut USING (hut_id) CROSS JOIN (SELECT 0 AS round UNION ALL SELECT 1)
      WHERE status = 'confirmed' AND (booking_id + round * 3) % 4 <> 0)
ORDER BY booking_id, round;

-- 160 rescues: the harder the trail, the likelier. Some easy trails have none.
WITH RECURSIVE
  counter (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < 160),
  draw AS (
    SELECT n, (n * n * n * 23 + n * 733 + 9) % 1013 AS a, (n * n * n * 29 + n * 547 + 31) % 1019 AS b,
           (n * n * 89 + n * 877 + 3) % 1021 AS c
    FROM counter),
  risky AS (
    SELECT trail_id, difficulty, row_number() OVER (ORDER BY trail_id, weight.n) - 1 AS slot, count(*) OVER () AS slots
    FROM trail JOIN (SELECT 1 AS n UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5) AS weight
      ON weight.n <= CASE difficulty WHEN 'expert' THEN 5 WHEN 'hard' THEN 3 WHEN 'moderate' THEN 2 ELSE trail_id % 3 = 0 END)
INSERT INTO rescue
SELECT row_number() OVER (ORDER BY date('2024-01-01', '+' || (c * 7 % 731) || ' days'), n),
       trail_id,
       date('2024-01-01', '+' || (c * 7 % 731) || ' days'),
       CASE b % 9 WHEN 0 THEN 'lost in fog' WHEN 1 THEN 'lost in fog' WHEN 2 THEN 'sprained ankle' WHEN 3 THEN 'sprained ankle'
                  WHEN 4 THEN 'fall' WHEN 5 THEN 'exhaustion' WHEN 6 THEN 'thunderstorm' WHEN 7 THEN 'rockfall' ELSE 'avalanche' END,
       1 + min(a % 4, b % 3),
       CASE WHEN difficulty IN ('hard', 'expert') AND b % 3 <> 0 OR b % 9 = 8 THEN 'yes' ELSE 'no' END
FROM draw JOIN risky ON risky.slot = a % risky.slots;

DROP TABLE origin;
COMMIT;
