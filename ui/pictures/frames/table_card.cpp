// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/table_card.h"

#include "ui/base/look/theme.h"
#include "ui/base/wording/type_text.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>

using namespace ratatosk;

namespace {

constexpr double kPadding = 8;
constexpr double kTypeGap = 16;
constexpr double kMaxWidth = 320;
constexpr double kMostGrowth = 3; ///< of a name alone on its card,
constexpr double kLeastGrowth = 0.8;
constexpr double kSmaller = 0.9; ///< from one try to the next
constexpr double kKeyWidth = 14; ///< room for the mark of a key

QString nameOf(const Column& column)
{
    return QString::fromStdString(column.name);
}

QString typeOf(const Column& column)
{
    return typeText(column.declaredType).toLower();
}

bool refersToOther(const Schema& schema, ColumnId column)
{
    const auto& keys = schema.foreignKeys();
    return std::any_of(keys.begin(), keys.end(), [column](const ForeignKey& key) { return key.from == column; });
}

} // namespace

TableCard::TableCard(const Schema& schema, TableId table, const QFont& font)
    : m_schema(schema), m_table(table), m_columns(schema.columnsOf(table)), m_font(font),
      m_size(sizeFor(schema, table, QFontMetricsF(font)))
{
    setCursor(Qt::PointingHandCursor);
    setFlags(ItemIsMovable | ItemSendsGeometryChanges);
}

QSizeF TableCard::sizeFor(const Schema& schema, TableId table, const QFontMetricsF& metrics)
{
    const std::vector<ColumnId> columns = schema.columnsOf(table);
    double width = metrics.horizontalAdvance(QString::fromStdString(schema.table(table).name)) * 1.15;
    for (const ColumnId id : columns) {
        const Column& column = schema.column(id);
        width = std::max(width,
                         kKeyWidth + metrics.horizontalAdvance(nameOf(column)) + kTypeGap + metrics.horizontalAdvance(typeOf(column)));
    }
    const double row = std::ceil(metrics.height() * 1.35);
    return {std::ceil(std::min(width, kMaxWidth) + 2 * kPadding), row * (static_cast<double>(columns.size()) + 1)};
}

std::optional<ColumnId> TableCard::columnAt(const QPointF& place) const
{
    const int row = static_cast<int>(place.y() / rowHeight()) - 1;
    if (row < 0 || row >= std::ssize(m_columns))
        return std::nullopt;
    return m_columns[static_cast<size_t>(row)];
}

void TableCard::setLinked(bool table, std::set<ColumnId> columns)
{
    m_linked = {table, std::move(columns)};
    update();
}

void TableCard::setSelected(bool table, std::set<ColumnId> columns)
{
    m_selected = {table, std::move(columns)};
    update();
}

void TableCard::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    const Theme theme = Theme::of(scene()->palette());
    const QRectF card(QPointF(), m_size);
    const double detail = option->levelOfDetailFromTransform(painter->worldTransform());
    if (detail < kBlocksBelow)
        return paintBlock(*painter, theme);
    painter->setFont(m_font);
    painter->fillRect(card, theme.raised);
    if (detail < kNamesOnlyBelow) {
        paintNameOnly(*painter, theme);
    } else {
        paintHeader(*painter, theme);
        for (size_t row = 0; row < m_columns.size(); ++row)
            paintColumn(*painter, theme, row);
    }
    const bool isUsed = m_isUsed && !m_isPale;
    painter->setPen(
        QPen(isUsed ? theme.keyword : theme.line, isUsed ? 2.4 : 1.2, m_schema.table(m_table).isView ? Qt::DashLine : Qt::SolidLine));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(card);
}

void TableCard::paintBlock(QPainter& painter, const Theme& theme) const
{
    const bool isSelected = m_selected.table || !m_selected.columns.empty();
    const bool isLinked = m_linked.table || !m_linked.columns.empty();
    const QColor plain = isLinked ? theme.tint : theme.line;
    painter.fillRect(QRectF(QPointF(), m_size), isSelected ? theme.accent : m_isUsed && !m_isPale ? theme.keyword : plain);
}

/// As large as text elsewhere, in several lines where it is long; smaller only where the card has no room for that.
void TableCard::paintNameOnly(QPainter& painter, const Theme& theme) const
{
    const QRectF card(QPointF(), m_size);
    const bool isLinked = m_linked.table || !m_linked.columns.empty();
    paintGround(painter, theme, card, isLinked, m_selected.table || !m_selected.columns.empty());
    const QString name = QString::fromStdString(m_schema.table(m_table).name).replace(QLatin1Char('_'), QStringLiteral("_\u200b"));
    const QRectF room = card.adjusted(kPadding / 2, 0, -kPadding / 2, 0);
    const double detail = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter.worldTransform());
    QFont font = m_font;
    for (double growth = std::min(kMostGrowth, 1 / detail); growth > kLeastGrowth; growth *= kSmaller) {
        font.setPointSizeF(std::max(1.0, m_font.pointSizeF() * growth));
        const QRectF needed = QFontMetricsF(font).boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, name);
        if (needed.width() <= room.width() && needed.height() <= room.height())
            break;
    }
    painter.setFont(font);
    painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, name);
}

void TableCard::paintHeader(QPainter& painter, const Theme& theme) const
{
    const QRectF header(0, 0, m_size.width(), rowHeight());
    paintGround(painter, theme, header, m_linked.table, m_selected.table);
    QFont bold = m_font;
    bold.setBold(true);
    painter.setFont(bold);
    const QString name = QString::fromStdString(m_schema.table(m_table).name);
    const QRectF room = header.adjusted(kPadding, 0, -kPadding, 0);
    painter.drawText(room, Qt::AlignVCenter, QFontMetricsF(bold).elidedText(name, Qt::ElideRight, room.width()));
    painter.setFont(m_font);
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(header.bottomLeft(), header.bottomRight());
}

void TableCard::paintColumn(QPainter& painter, const Theme& theme, size_t row) const
{
    const ColumnId id = m_columns[row];
    const Column& column = m_schema.column(id);
    const QRectF line(0, rowHeight() * (static_cast<double>(row) + 1), m_size.width(), rowHeight());
    const bool isSelected = m_selected.columns.contains(id);
    paintGround(painter, theme, line, m_linked.columns.contains(id), isSelected);
    const QRectF room = line.adjusted(kPadding + kKeyWidth, 0, -kPadding, 0);
    if (column.isPrimaryKey || refersToOther(m_schema, id))
        painter.drawText(line.adjusted(kPadding - 2, 0, 0, 0), Qt::AlignVCenter,
                         column.isPrimaryKey ? QStringLiteral("◆") : QStringLiteral("◇"));
    const QFontMetricsF metrics(m_font);
    const double typeWidth = metrics.horizontalAdvance(typeOf(column));
    painter.drawText(room, Qt::AlignVCenter, metrics.elidedText(nameOf(column), Qt::ElideRight, room.width() - typeWidth - kTypeGap / 2));
    if (!isSelected)
        painter.setPen(theme.muted);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, typeOf(column));
}

void TableCard::paintGround(QPainter& painter, const Theme& theme, const QRectF& row, bool isLinked, bool isSelected) const
{
    if (isSelected)
        painter.fillRect(row, theme.accent);
    else if (isLinked)
        painter.fillRect(row, theme.tint);
    painter.setPen(isSelected ? theme.accentText : theme.text);
}

void TableCard::setUsed(bool isUsed)
{
    m_isUsed = isUsed;
    update();
}

void TableCard::setPale(bool isPale)
{
    m_isPale = isPale;
    setOpacity(isPale ? kPaleOpacity : 1.0);
}

bool TableCard::holds(const QString& text) const
{
    const auto hasText = [&](const std::string& name) { return QString::fromStdString(name).contains(text, Qt::CaseInsensitive); };
    return hasText(m_schema.table(m_table).name)
        || std::any_of(m_columns.begin(), m_columns.end(), [&](ColumnId column) { return hasText(m_schema.column(column).name); });
}

QPointF TableCard::anchor(ColumnId column, bool isRight) const
{
    const auto row = std::find(m_columns.begin(), m_columns.end(), column) - m_columns.begin() + 1;
    return pos() + QPointF(isRight ? m_size.width() : 0, rowHeight() * (static_cast<double>(row) + 0.5));
}

QVariant TableCard::itemChange(GraphicsItemChange change, const QVariant& value)
{
    if (change == ItemPositionHasChanged && m_moved)
        m_moved();
    return QGraphicsItem::itemChange(change, value);
}
