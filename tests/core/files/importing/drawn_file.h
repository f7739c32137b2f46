// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <random>

#include <iconv.h>

/// What an imported table should be: as importedText shows it.
struct DrawnTable {
    QStringList columns; ///< "price REAL"
    QStringList rows;    ///< "lamp, 1.5r"
};

/// A text with one table or two in it, drawn at random as people's programs write them: titles, notes, keys and values above, totals and
/// sources below, another table below or beside; in eight encodings and six dialects.
class DrawnFile
{
public:
    explicit DrawnFile(unsigned seed);

    QString name() const;
    QByteArray bytes() const;
    const QList<DrawnTable>& tables() const { return m_tables; } ///< by their places
    QString text() const { return m_lines.join("\n"); }

private:
    enum Kind { Word, Whole, Fraction, Day, Code, Thousands };
    static constexpr int kKinds = 6;

    struct Block {
        DrawnTable table;
        QList<QStringList> rows; ///< the names among them
        QList<Kind> kinds;
        QList<double> sums;
    };

    unsigned below(unsigned most) { return unsigned(m_random() % most); }
    QString word();
    QString place();
    QString decimal(double value) const;
    QString withThousands(double value) const;
    QString line(const QStringList& cells, int width) const;
    QString quoted(const QString& cell) const;
    QStringList cellOf(Kind kind, int row);
    Block drawBlock(const QStringList& names, int rows);
    void addAbove(int width);
    QStringList linesAbove(unsigned kind, unsigned count, int width);
    void addTotal(const Block& block, int width);
    void addBelow(int width);
    void addBeside(const Block& left, const Block& right);

    std::mt19937 m_random;
    unsigned m_encoding = 0;
    unsigned m_dialect = 0;
    QStringList m_lines;
    QList<DrawnTable> m_tables;
};

struct DrawnDialect {
    QString separator;
    bool usesComma; ///< as decimal sign
    bool quotesAll;
    const char* lineEnd;
    const char* ending;
};

inline const std::array<DrawnDialect, 6>& drawnDialects()
{
    static const std::array<DrawnDialect, 6> all{{{",", false, false, "\n", "csv"},
                                                  {",", false, true, "\r\n", "csv"},
                                                  {";", true, false, "\r\n", "csv"},
                                                  {";", false, false, "\n", "csv"},
                                                  {"\t", false, false, "\n", "tsv"},
                                                  {"|", false, false, "\n", "csv"}}};
    return all;
}

struct DrawnEncoding {
    const char* name; ///< of iconv
    QByteArray mark;
    QStringList words; ///< that it can write
    QStringList places;
};

inline const std::array<DrawnEncoding, 8>& drawnEncodings()
{
    static const QStringList german{"grüne Lampe", "Brötchen", "Käse", "große Dose", "Öl", "Nüsse", "weißer Tee", "Äpfel"};
    static const QStringList germanPlaces{"München", "Zürich", "Köln", "Lübeck", "Düsseldorf", "Göttingen"};
    static const QStringList french{"crème brûlée", "thé", "pâté", "gâteau", "café glacé", "purée", "pêche", "noix séchées"};
    static const QStringList frenchPlaces{"Besançon", "Orléans", "Nîmes", "Saint-Étienne", "Angoulême", "Béziers"};
    static const QStringList spanish{"jalapeño", "jamón", "café", "piña", "limón", "azúcar", "plátano", "champiñón"};
    static const QStringList spanishPlaces{"Málaga", "Córdoba", "León", "Cádiz", "Logroño", "La Coruña"};
    static const QStringList central{"żółty ser", "świeży chleb", "masło", "śliwka", "jabłko", "pieprz", "sól", "gruszka"};
    static const QStringList centralPlaces{"Łódź", "Kraków", "Gdańsk", "Wrocław", "Poznań", "Białystok"};
    static const QStringList cyrillic{"хлеб", "зелёный чай", "молоко", "сахар", "яблоко", "масло", "груша", "белый сыр"};
    static const QStringList cyrillicPlaces{"Москва", "Казань", "Омск", "Тверь", "Псков", "Самара"};
    static const QStringList any{"lamp", "green tea", "寿司", "Käse", "сыр", "box", "żurek", "thé"};
    static const QStringList anyPlaces{"Oslo", "東京", "Łódź", "Zürich", "Омск", "Rome"};
    static const std::array<DrawnEncoding, 8> all{{{"UTF-8", "", any, anyPlaces},
                                                   {"UTF-8", "\xEF\xBB\xBF", german, germanPlaces},
                                                   {"UTF-16LE", "\xFF\xFE", any, anyPlaces},
                                                   {"UTF-16BE", "\xFE\xFF", cyrillic, cyrillicPlaces},
                                                   {"WINDOWS-1252", "", french, frenchPlaces},
                                                   {"WINDOWS-1250", "", central, centralPlaces},
                                                   {"WINDOWS-1251", "", cyrillic, cyrillicPlaces},
                                                   {"MACINTOSH", "", spanish, spanishPlaces}}};
    return all;
}

inline QByteArray drawnBytes(const QString& text, const DrawnEncoding& encoding)
{
    QByteArray from = text.toUtf8();
    QByteArray to(from.size() * 4 + 16, '\0');
    iconv_t converter = iconv_open(encoding.name, "UTF-8");
    char* in = from.data();
    char* out = to.data();
    std::size_t left = std::size_t(from.size());
    std::size_t room = std::size_t(to.size());
    const bool isWritten = iconv(converter, &in, &left, &out, &room) != std::size_t(-1);
    iconv_close(converter);
    Q_ASSERT(isWritten);
    to.truncate(isWritten ? out - to.data() : 0);
    return encoding.mark + to;
}

inline const QStringList kDrawnNames{"item", "stock", "price", "ordered", "label", "people"}; ///< one a kind

inline DrawnFile::DrawnFile(unsigned seed) : m_random(seed * 7919 + 17)
{
    m_encoding = seed % unsigned(drawnEncodings().size());
    m_dialect = below(unsigned(drawnDialects().size()));
    const unsigned shape = below(5); // 0: a second table below, 1: beside
    const int rows = 5 + int(below(40));
    const Block first = drawBlock({"place"}, rows);
    const Block second = drawBlock({"town"}, 3 + int(below(unsigned(rows) - 3)));
    const int width = int(first.kinds.size()) + (shape == 1 ? int(second.kinds.size()) + 1 : 0);
    addAbove(width);
    if (shape == 1) {
        addBeside(first, second);
        m_tables = {first.table, second.table};
        return;
    }
    for (const QStringList& row : first.rows)
        m_lines << line(row, width);
    m_tables << first.table;
    if (below(3) == 0)
        addTotal(first, width);
    if (shape == 0) {
        m_lines << (below(2) == 0 ? line({}, width) : QString());
        for (const QStringList& row : second.rows)
            m_lines << line(row, below(2) == 0 ? width : 0);
        m_tables << second.table;
    } else {
        addBelow(width);
    }
}

inline QString DrawnFile::name() const
{
    return QString("t.") + drawnDialects()[m_dialect].ending;
}

inline QByteArray DrawnFile::bytes() const
{
    const QString end = drawnDialects()[m_dialect].lineEnd;
    return drawnBytes(m_lines.join(end) + end, drawnEncodings()[m_encoding]);
}

inline QString DrawnFile::word()
{
    const QStringList& words = drawnEncodings()[m_encoding].words;
    return words.at(below(unsigned(words.size())));
}

inline QString DrawnFile::place()
{
    const QStringList& places = drawnEncodings()[m_encoding].places;
    return places.at(below(unsigned(places.size())));
}

inline QString DrawnFile::decimal(double value) const
{
    QString text = QString::number(value, 'f', 2);
    return drawnDialects()[m_dialect].usesComma ? text.replace('.', ',') : text;
}

/// 12,345.50 or 12.345,50
inline QString DrawnFile::withThousands(double value) const
{
    const bool usesComma = drawnDialects()[m_dialect].usesComma;
    QString text = decimal(value);
    for (qsizetype at = text.size() - 6; at > 0; at -= 3)
        text.insert(at, usesComma ? '.' : ',');
    return text;
}

inline QString DrawnFile::quoted(const QString& cell) const
{
    const DrawnDialect& dialect = drawnDialects()[m_dialect];
    const bool isNeeded = cell.contains(dialect.separator) || cell.contains('"');
    return isNeeded || (dialect.quotesAll && !cell.isEmpty()) ? '"' + QString(cell).replace("\"", "\"\"") + '"' : cell;
}

inline QString DrawnFile::line(const QStringList& cells, int width) const
{
    QStringList written;
    for (const QString& cell : cells)
        written << quoted(cell);
    while (written.size() < width)
        written << QString();
    return written.join(drawnDialects()[m_dialect].separator);
}

/// As it is written and as it is read.
inline QStringList DrawnFile::cellOf(Kind kind, int row)
{
    const unsigned value = 1 + below(900);
    switch (kind) {
    case Word: {
        const QString text = word() + (below(9) == 0 ? ", \"new\"" : below(5) == 0 ? " " + QString::number(below(40)) : QString());
        return {text, text};
    }
    case Whole: return {QString::number(value), QString::number(value)};
    case Fraction: return {decimal(value + 0.25), QString::number(value + 0.25) + "r"};
    case Day: {
        const unsigned day = row == 0 ? 29 : 1 + value % 28;
        const QString month = QString("%1").arg(1 + value % 12, 2, 10, QChar('0')),
                      two = QString("%1").arg(row == 0 ? 29 : day, 2, 10, QChar('0'));
        const QString iso = "2023-" + (month == "02" && row == 0 ? QString("03") : month) + "-" + two;
        return {drawnDialects()[m_dialect].usesComma ? two + "." + iso.mid(5, 2) + ".2023" : iso, iso};
    }
    case Code: {
        const QString text = QString("%1").arg(value, 5, 10, QChar('0'));
        return {text, text};
    }
    case Thousands: break;
    }
    const double large = value * 1000 + below(1000) + 0.5;
    return {withThousands(large), QString::number(large, 'g', 15) + "r"};
}

inline DrawnFile::Block DrawnFile::drawBlock(const QStringList& names, int rows)
{
    static const QStringList types{"TEXT", "INTEGER", "REAL", "DATE", "TEXT", "REAL"};
    Block block{.table = {{names.first() + " TEXT"}, {}}, .rows = {names}, .kinds = {Word}, .sums = {0}};
    const int others = 1 + int(below(4));
    for (int i = 0; i < others; ++i) {
        const Kind kind = i == 0 ? std::array{Whole, Fraction, Thousands}.at(below(3)) : Kind(below(kKinds));
        QString name = kDrawnNames.at(kind);
        if (block.rows.first().contains(name))
            continue;
        block.kinds << kind;
        block.sums << 0;
        block.rows.first() << name;
        block.table.columns << name + " " + types.at(kind);
    }
    for (int row = 0; row < rows; ++row) {
        QStringList written{place()};
        QStringList read = written;
        for (int i = 1; i < block.kinds.size(); ++i) {
            const QStringList cell = cellOf(block.kinds.at(i), row);
            const bool isGap = row > 1 && i > 1 && below(10) == 0;
            written << (isGap ? QString() : cell.first());
            read << (isGap ? QString("NULL") : cell.last());
            block.sums[i] += isGap ? 0 : QString(cell.last()).remove('r').toDouble();
        }
        block.rows << written;
        block.table.rows << read.join(", ");
    }
    return block;
}

inline QStringList DrawnFile::linesAbove(unsigned kind, unsigned count, int width)
{
    QStringList lines;
    for (unsigned i = 0; i < count; ++i) {
        if (kind == 0)
            lines << line({i == 0 ? "Report of " + place() : "Part " + QString::number(i) + " of the list of " + place()}, 0);
        else if (kind == 1)
            lines << line({(i == 0 ? "Sales of " : "Office of ") + place()}, width);
        else if (kind == 2)
            lines << "# station " + QString::number(below(90)) + " near " + place();
        else if (kind == 3 && width > 2)
            lines << line({std::array{"Client", "Printed by", "Contact", "Area", "Shop", "Branch"}.at(i % 6) + QString(":"), place()}, 0);
        else
            lines << (i % 2 == 0 ? line({"All figures of " + place() + " are in euros, without tax"}, 0) : QString());
    }
    return lines;
}

inline void DrawnFile::addAbove(int width)
{
    if (below(4) == 0)
        return;
    m_lines = linesAbove(below(5), 1 + below(10), width);
    if (below(2) == 0)
        m_lines << (below(2) == 0 ? QString() : line({}, width));
}

inline void DrawnFile::addTotal(const Block& block, int width)
{
    QStringList cells{std::array{"Total", "Grand total", "Sum", "TOTAL", "Totals"}.at(below(5))};
    for (int i = 1; i < block.kinds.size(); ++i) {
        const Kind kind = block.kinds.at(i);
        cells << (kind == Whole           ? QString::number(block.sums.at(i), 'f', 0)
                      : kind == Fraction  ? decimal(block.sums.at(i))
                      : kind == Thousands ? withThousands(block.sums.at(i))
                                          : QString());
    }
    if (below(3) == 0)
        m_lines << QString();
    m_lines << line(cells, width);
}

inline void DrawnFile::addBelow(int width)
{
    const unsigned kind = below(5);
    if (kind == 0)
        m_lines << QString() << line({"Source: office of " + place()}, 0);
    else if (kind == 1)
        m_lines << line({"* not final"}, width);
    else if (kind == 2)
        m_lines << line({}, width) << line({"Printed on 2024-01-05, page 1 of 1"}, 0) << line({"Ask the office of " + place()}, 0);
}

inline void DrawnFile::addBeside(const Block& left, const Block& right)
{
    for (qsizetype row = 0; row < left.rows.size(); ++row) {
        QStringList cells = left.rows.at(row);
        cells << QString();
        if (row < right.rows.size())
            cells << right.rows.at(row);
        m_lines << line(cells, int(left.kinds.size() + right.kinds.size()) + 1);
    }
}
