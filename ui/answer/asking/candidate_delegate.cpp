// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/candidate_delegate.h"

#include "ui/answer/asking/candidate_list_model.h"
#include "ui/base/look/theme.h"
#include "ui/base/look/wrapped_text.h"
#include "ui/base/wording/decision_text.h"
#include "ui/base/wording/sql_line.h"

#include <QFontDatabase>
#include <QPainter>

#include <algorithm>

namespace {

constexpr int kPadding = 8;
constexpr double kBarHeight = 4;
constexpr double kRowsGap = 4; ///< above the first row

double badgeWidth(const QFontMetricsF& metrics)
{
    return metrics.horizontalAdvance(QStringLiteral("00")) + 2 * kPadding;
}

void paintCard(QPainter& painter, const Theme& theme, const QRectF& card, bool isSelected)
{
    painter.setPen(QPen(isSelected ? theme.accent : theme.line, isSelected ? 2.0 : 1.0));
    painter.setBrush(theme.raised);
    painter.drawRoundedRect(card, 5, 5);
}

void paintNumber(QPainter& painter, const Theme& theme, const QRectF& badge, int number)
{
    const QFont plain = painter.font();
    QFont bold = plain;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme.text);
    painter.drawText(badge, Qt::AlignCenter, QString::number(number));
    painter.setFont(plain);
}

struct Title {
    QString text;
    QFont font;
};

/// What tells the reading from the others, or its SQL.
Title titleOf(const QModelIndex& index, const QFont& plain)
{
    const QString reading = index.data(CandidateListModel::ReadingRole).toString();
    if (!reading.isEmpty())
        return {reading, plain};
    return {sqlLine(index.data(CandidateListModel::SqlRole).toString()), QFontDatabase::systemFont(QFontDatabase::FixedFont)};
}

/// Returns where the next thing may begin.
double paintTitle(QPainter& painter, const Theme& theme, const QRectF& room, const Title& title)
{
    const QFont plain = painter.font();
    const QFontMetricsF metrics(title.font);
    painter.setFont(title.font);
    painter.setPen(theme.text);
    double baseline = room.top() + metrics.ascent();
    for (const QString& line : wrapped(title.text, title.font, room.width(), CandidateDelegate::kTitleLines)) {
        painter.drawText(QPointF(room.left(), baseline), line);
        baseline += metrics.lineSpacing();
    }
    painter.setFont(plain);
    return baseline - metrics.ascent();
}

/// Of the columns as wide as their cells, but none wider than half of the room.
QList<double> columnWidths(const QList<QStringList>& rows, const QFontMetricsF& metrics, double room)
{
    QList<double> widths;
    for (const QStringList& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (int column = 0; column < row.size(); ++column)
            widths[column] = std::min(room / 2, std::max(widths[column], metrics.horizontalAdvance(row[column]) + 2 * kPadding));
    }
    if (widths.size() == 1)
        widths[0] = room;
    return widths;
}

void paintRows(QPainter& painter, const Theme& theme, const QRectF& room, const QList<QStringList>& rows)
{
    const QFontMetricsF metrics(painter.font());
    const QList<double> widths = columnWidths(rows, metrics, room.width());
    painter.setPen(theme.muted);
    double baseline = room.top() + kRowsGap + metrics.ascent();
    for (const QStringList& row : rows) {
        double left = room.left();
        for (int column = 0; column < row.size() && left < room.right(); ++column) {
            const double width = std::min(widths[column], room.right() - left);
            painter.drawText(QPointF(left, baseline),
                             metrics.elidedText(row[column], Qt::ElideRight, width - (column + 1 < row.size() ? kPadding : 0)));
            left += widths[column];
        }
        baseline += metrics.lineSpacing();
    }
}

/// A bar along the bottom, and the figures at its right. Without a chance: no bar, and how many rows there are.
void paintShare(QPainter& painter, const Theme& theme, const QRectF& room, const std::optional<double>& chance, const QString& found)
{
    const QFontMetricsF metrics(painter.font());
    const QString percent = chance ? percentText(*chance) : QString();
    const QString measures = found.isEmpty() || percent.isEmpty() ? found + percent : found + QStringLiteral(" · ") + percent;
    const double numberWidth = metrics.horizontalAdvance(found.isEmpty() ? percentText(1) : measures) + kPadding;
    const QRectF bar(room.left(), room.bottom() - kBarHeight, room.width() - numberWidth, kBarHeight);
    if (chance) {
        painter.fillRect(bar, theme.base);
        painter.fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() * *chance, kBarHeight)), theme.accent);
    }
    painter.setPen(theme.muted);
    const QRectF numberBox(bar.right(), bar.center().y() - metrics.height() / 2, numberWidth, metrics.height());
    painter.drawText(numberBox, Qt::AlignRight | Qt::AlignVCenter, measures);
}

void paintContents(QPainter& painter, const Theme& theme, const QRectF& room, const QModelIndex& index)
{
    const double below = paintTitle(painter, theme, room, titleOf(index, painter.font()));
    paintRows(painter, theme, QRectF(QPointF(room.left(), below), room.bottomRight()),
              index.data(CandidateListModel::RowsRole).value<QList<QStringList>>());
    const QVariant share = index.data(CandidateListModel::ShareRole);
    paintShare(painter, theme, room, share.isNull() ? std::nullopt : std::optional(share.toDouble()),
               index.data(CandidateListModel::FoundRole).toString());
}

} // namespace

void CandidateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme theme = Theme::of(option.palette);
    const QRectF card = QRectF(option.rect).adjusted(4, 3, -4, -3);
    const QRectF inner = card.adjusted(badgeWidth(QFontMetricsF(option.font)), kPadding, -kPadding, -kPadding);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    paintCard(*painter, theme, card, option.state.testFlag(QStyle::State_Selected));
    paintNumber(*painter, theme, QRectF(card.topLeft(), QSizeF(inner.left() - card.left(), card.height())), index.row() + 1);
    paintContents(*painter, theme, inner, index);
    painter->restore();
}

QSize CandidateDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFontMetricsF plain(option.font);
    const Title title = titleOf(index, option.font);
    const double room = (option.widget ? option.widget->width() - 24 : 300) - badgeWidth(plain) - 2 * kPadding;
    const auto lines = wrapped(title.text, title.font, room, kTitleLines).size();
    const auto rows = index.data(CandidateListModel::RowsRole).value<QList<QStringList>>().size();
    const double rowsHeight = rows == 0 ? 0 : kRowsGap + static_cast<double>(rows) * plain.lineSpacing();
    const double height = QFontMetricsF(title.font).lineSpacing() * static_cast<double>(lines) + rowsHeight + plain.height() + 3 * kPadding;
    return {100, static_cast<int>(height)};
}
