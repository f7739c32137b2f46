// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/format_bar.h"

#include "ui/base/look/flow_layout.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <utility>

using namespace ratatosk;

namespace {

constexpr int kMostRows = 9'999'999; ///< a field of seven digits

constexpr char kUnitSeparator = '\x1f'; ///< nobody types it: one column

/// "sales.csv", "book.xlsx, Q1"
QString nameOf(const ReadText& file)
{
    const QString name = QFileInfo(QString::fromStdString(file.file.string())).fileName();
    return file.sheet.empty() ? name : name + QStringLiteral(", ") + QString::fromStdString(file.sheet);
}

/// " (sold out, ask)", with dots where there are more.
QString inBrackets(const std::vector<std::string>& examples, std::int64_t count)
{
    QStringList texts;
    for (const std::string& example : examples)
        texts << QString::fromStdString(example).simplified();
    if (!texts.isEmpty() && texts.size() < count)
        texts << QStringLiteral("…");
    return texts.isEmpty() ? QString() : QStringLiteral(" (") + texts.join(QStringLiteral(", ")) + QLatin1Char(')');
}

/// Selects it; what is in no list is a single character, which is shown as it is.
template <class Value>
void select(QComboBox* list, const std::optional<Value>& recognised, const std::optional<Value>& chosen)
{
    const QSignalBlocker quiet(list);
    const std::optional<Value>& value = chosen ? chosen : recognised;
    const QVariant data = value ? QVariant(static_cast<int>(*value)) : QVariant();
    if (value && list->findData(data) < 0)
        list->addItem(QString(QLatin1Char(static_cast<char>(*value))), data);
    list->setCurrentIndex(list->findData(data));
}

void showRow(QSpinBox* box, const std::optional<int>& recognised, const std::optional<int>& chosen)
{
    const QSignalBlocker quiet(box);
    box->setValue(chosen.value_or(recognised.value_or(0)));
}

template <class Value>
void take(const QComboBox* list, std::optional<Value>& value)
{
    value = static_cast<Value>(list->currentData().toInt());
}

} // namespace

FormatBar::FormatBar(QWidget* parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("formatBar"));
    setAccessibleName(tr("How the file was read"));
    auto* layout = new FlowLayout(this);
    layout->setLineGap(0);
    layout->setContentsMargins(8, 0, 8, 0);
    m_title = new QLabel(this);
    m_title->setObjectName(QStringLiteral("formatTitle"));
    m_title->setTextFormat(Qt::PlainText);
    layout->addWidget(m_title);
    m_file = new QComboBox(this);
    m_file->setObjectName(QStringLiteral("formatFile"));
    m_file->setAccessibleName(tr("File"));
    layout->addWidget(m_file);
    connect(m_file, &QComboBox::activated, this, &FormatBar::showFile);
    m_gist = new QLabel(this);
    m_gist->setObjectName(QStringLiteral("formatGist"));
    m_gist->setTextFormat(Qt::PlainText);
    layout->addWidget(m_gist);
    createLists();
    createButtons();
    hide();
}

/// The label stays beside its list where the line ends.
void FormatBar::addPair(const QString& label, QWidget* part, const char* name, bool isOfTexts)
{
    auto* pair = new QWidget(this);
    auto* line = new QHBoxLayout(pair);
    line->setContentsMargins(0, 0, 0, 0);
    part->setObjectName(QLatin1String(name));
    part->setMaximumHeight(fontMetrics().height() + 4); // four lines of fields have to fit on a small screen, beside all else
    auto* text = new QLabel(label, pair);
    text->setBuddy(part);
    line->addWidget(text);
    line->addWidget(part);
    layout()->addWidget(pair);
    (isOfTexts ? m_textParts : m_parts).push_back(pair);
}

QComboBox* FormatBar::add(const QString& label, const char* name, bool isOfTexts)
{
    auto* list = new QComboBox(this);
    addPair(label, list, name, isOfTexts);
    connect(list, &QComboBox::activated, this, [this, list] { choose(list); });
    return list;
}

QSpinBox* FormatBar::addRow(const QString& label, const char* name)
{
    auto* row = new QSpinBox(this);
    row->setRange(0, kMostRows);
    row->setSpecialValueText(tr("auto"));
    row->setKeyboardTracking(false);
    row->setButtonSymbols(QSpinBox::NoButtons);
    addPair(label, row, name, false);
    connect(row, &QSpinBox::editingFinished, this, [this, row] { chooseRow(row); });
    return row;
}

void FormatBar::createLists()
{
    m_separator = add(tr("De&limiter:"), "formatSeparator");
    m_separator->addItem(tr("comma ,"), int(','));
    m_separator->addItem(tr("semicolon ;"), int(';'));
    m_separator->addItem(tr("tab"), int('\t'));
    m_separator->addItem(tr("bar |"), int('|'));
    m_separator->addItem(tr("nothing: one column"), int(kUnitSeparator));
    m_heading = add(tr("First ro&w:"), "formatHeading", false);
    m_heading->addItem(tr("header"), 1);
    m_heading->addItem(tr("no header"), 0);
    m_comma = add(tr("Decimal separat&or:"), "formatComma");
    m_comma->addItem(tr("point: 0.5"), 0);
    m_comma->addItem(tr("comma: 0,5"), 1);
    m_dayFirst = add(tr("1/2/2023 &is:"), "formatDates");
    m_dayFirst->addItem(tr("1 February"), 1);
    m_dayFirst->addItem(tr("January 2"), 0);
    m_encoding = add(tr("Encodin&g:"), "formatEncoding");
    m_encoding->addItem(tr("UTF-8"), int(TextEncoding::Utf8));
    m_encoding->addItem(tr("Western (Windows-1252)"), int(TextEncoding::Windows1252));
    m_encoding->addItem(tr("Western (Mac Roman)"), int(TextEncoding::MacRoman));
    m_encoding->addItem(tr("Central European (Windows-1250)"), int(TextEncoding::Windows1250));
    m_encoding->addItem(tr("Cyrillic (Windows-1251)"), int(TextEncoding::Windows1251));
    m_encoding->addItem(tr("Chinese (GB18030)"), int(TextEncoding::Gb18030));
    m_encoding->addItem(tr("Chinese, traditional (Big5)"), int(TextEncoding::Big5));
    m_encoding->addItem(tr("Japanese (Shift JIS)"), int(TextEncoding::ShiftJis));
    m_encoding->addItem(tr("Korean (EUC-KR)"), int(TextEncoding::EucKr));
    m_encoding->addItem(tr("UTF-16, low byte first"), int(TextEncoding::Utf16Little));
    m_encoding->addItem(tr("UTF-16, high byte first"), int(TextEncoding::Utf16Big));
    m_quote = add(tr("&Quotes:"), "formatQuote");
    m_quote->addItem(tr("double \""), int('"'));
    m_quote->addItem(tr("single '"), int('\''));
    m_quote->addItem(tr("none"), int(kNoQuote));
    m_headingRow = addRow(tr("Header row:"), "formatHeadingRow");
    m_firstRow = addRow(tr("First data row:"), "formatFirstRow");
    m_lastRow = addRow(tr("Last row:"), "formatLastRow");
}

void FormatBar::createButtons()
{
    m_change = new QPushButton(tr("C&hange"), this);
    m_change->setObjectName(QStringLiteral("formatChange"));
    m_change->setToolTip(tr("Shows all settings that you can correct"));
    layout()->addWidget(m_change);
    connect(m_change, &QPushButton::clicked, this, &FormatBar::focusFirst);
    m_forget = new QPushButton(tr("&Reset"), this);
    m_forget->setObjectName(QStringLiteral("formatForget"));
    m_forget->setEnabled(false);
    m_forget->setToolTip(tr("Discards your settings for this file and reads it again"));
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("formatClose"));
    close->setToolTip(tr("The command “File, How the file was read” shows this bar again"));
    layout()->addWidget(m_forget);
    m_parts.push_back(m_forget);
    layout()->addWidget(close);
    connect(m_forget, &QPushButton::clicked, this, [this] {
        m_used = firstList();
        if (const ReadText* file = shownFile())
            Q_EMIT chosen(*file, {});
    });
    connect(close, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
}

void FormatBar::setFiles(std::vector<ReadText> files)
{
    const QString before = m_file->currentText();
    const bool areOthers = !std::ranges::equal(m_files, files, {}, nameOf, nameOf);
    m_files = std::move(files);
    m_file->clear();
    const bool isOneFile = std::ranges::all_of(m_files, [&](const ReadText& file) { return file.file == m_files.front().file; });
    m_file->setAccessibleName(isOneFile ? tr("Sheet") : tr("File"));
    for (const ReadText& file : m_files)
        m_file->addItem(isOneFile && !file.sheet.empty() ? QString::fromStdString(file.sheet) : nameOf(file));
    m_file->setCurrentIndex(std::max(0, m_file->findText(before)));
    m_file->setVisible(m_files.size() > 1);
    setFolded(m_isFolded || areOthers);
}

void FormatBar::setFolded(bool isFolded)
{
    m_isFolded = isFolded;
    m_title->setVisible(!isFolded);
    m_gist->setVisible(isFolded);
    m_change->setVisible(isFolded);
    showFile();
}

/// What of a table is not as it stands in the file.
QStringList FormatBar::gistOf(const TableRemark& remark)
{
    QStringList parts;
    const auto rows = int(remark.rowsAbove + remark.rowsBelow);
    if (rows > 0)
        parts << (remark.hasTotal ? tr("%n row(s) left out, including a total", nullptr, rows) : tr("%n row(s) left out", nullptr, rows))
                + inBrackets(remark.notes, rows);
    if (remark.subtotals > 0)
        parts << tr("%n subtotal row(s) left out", nullptr, int(remark.subtotals));
    if (remark.columnsBeside > 0)
        parts << tr("%n column(s) left out", nullptr, int(remark.columnsBeside));
    for (const TableRemark::Texts& texts : remark.texts)
        parts << tr("%n text(s) among the numbers in %1", nullptr, int(texts.count)).arg(QString::fromStdString(texts.column))
                + inBrackets(texts.examples, texts.count);
    return parts;
}

/// "sales.csv: comma , · header · UTF-8 · 2 rows left out"; of several files the list beside it has the name.
QString FormatBar::gist(const ReadText& file) const
{
    const bool isSheet = !file.sheet.empty();
    QString heading = m_heading->currentText();
    if (m_headingRow->value() > 0 && m_heading->currentData() == 1)
        heading = tr("header in row %1").arg(m_headingRow->value());
    QStringList parts = isSheet ? QStringList{heading} : QStringList{m_separator->currentText(), heading, m_encoding->currentText()};
    for (const TableRemark& remark : file.note.remarks)
        parts << gistOf(remark);
    const QString read = parts.join(QStringLiteral(" · "));
    return m_files.size() > 1 ? read : nameOf(file) + QStringLiteral(": ") + read;
}

/// Of those that can be corrected.
QComboBox* FormatBar::firstList() const
{
    const ReadText* file = shownFile();
    return file && !file->sheet.empty() ? m_heading : m_separator;
}

void FormatBar::focusFirst()
{
    setFolded(false);
    (m_file->isHidden() ? firstList() : m_file)->setFocus();
}

void FormatBar::focusAgain()
{
    if (m_used)
        m_used->setFocus();
}

const ReadText* FormatBar::shownFile() const
{
    const int index = m_file->currentIndex();
    return index < 0 || index >= std::ssize(m_files) ? nullptr : &m_files[static_cast<std::size_t>(index)];
}

void FormatBar::showFile()
{
    const ReadText* file = shownFile();
    if (!file)
        return;
    for (QWidget* part : m_parts)
        part->setVisible(!m_isFolded);
    for (QWidget* part : m_textParts)
        part->setVisible(!m_isFolded && file->sheet.empty());
    const DelimitedFormat& recognised = file->note.recognised;
    const DelimitedFormat& chosen = file->note.chosen;
    select(m_separator, recognised.separator, chosen.separator);
    select(m_heading, recognised.hasHeading, chosen.hasHeading);
    select(m_comma, recognised.usesComma, chosen.usesComma);
    select(m_dayFirst, recognised.putsDayFirst, chosen.putsDayFirst);
    select(m_encoding, recognised.encoding, chosen.encoding);
    select(m_quote, recognised.quote, chosen.quote);
    showRow(m_headingRow, recognised.headingRow, chosen.headingRow);
    showRow(m_firstRow, recognised.firstRow, chosen.firstRow);
    showRow(m_lastRow, recognised.lastRow, chosen.lastRow);
    m_forget->setEnabled(chosen != DelimitedFormat());
    m_title->setText(m_files.size() > 1 ? tr("How the file was read:") : tr("How %1 was read:").arg(nameOf(*file)));
    m_gist->setText(gist(*file));
    m_gist->setToolTip(m_gist->text());
}

/// Adds to what was chosen before.
void FormatBar::choose(QComboBox* list)
{
    const ReadText* file = shownFile();
    if (!file)
        return;
    m_used = list;
    DelimitedFormat format = file->note.chosen;
    if (list == m_separator)
        take(list, format.separator);
    else if (list == m_heading)
        take(list, format.hasHeading);
    else if (list == m_comma)
        take(list, format.usesComma);
    else if (list == m_dayFirst)
        take(list, format.putsDayFirst);
    else if (list == m_encoding)
        take(list, format.encoding);
    else
        take(list, format.quote);
    if (format != file->note.chosen)
        Q_EMIT chosen(*file, format);
}

/// 0 forgets what was chosen of it.
void FormatBar::chooseRow(QSpinBox* row)
{
    const ReadText* file = shownFile();
    if (!file)
        return;
    m_used = row;
    DelimitedFormat format = file->note.chosen;
    const DelimitedFormat& recognised = file->note.recognised;
    const auto take = [&](const std::optional<int>& before, std::optional<int>& value) {
        if (row->value() != value.value_or(before.value_or(0)))
            value = row->value() > 0 ? std::optional(row->value()) : std::nullopt;
    };
    if (row == m_headingRow)
        take(recognised.headingRow, format.headingRow);
    else if (row == m_firstRow)
        take(recognised.firstRow, format.firstRow);
    else
        take(recognised.lastRow, format.lastRow);
    if (format != file->note.chosen)
        Q_EMIT chosen(*file, format);
}
