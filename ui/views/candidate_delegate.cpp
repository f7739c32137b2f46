// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/candidate_delegate.h"

#include "ui/itemmodels/candidate_list_model.h"
#include "ui/theme.h"

#include <QFontDatabase>
#include <QLocale>
#include <QPainter>
#include <QTextLayout>

namespace {

constexpr int kPadding = 8;
constexpr double kBarHeight = 4;

double badgeWidth(const QFontMetricsF& metrics)
{
    return metrics.horizontalAdvance(QStringLiteral("00")) + 2 * kPadding;
}

/// Breaks the text into lines of `width`; what does not fit into `most` lines is elided at the end of the last.
QStringList wrapped(const QString& text, const QFont& font, double width, int most)
{
    QStringList lines;
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (lines.size() == most - 1) {
            lines << QFontMetricsF(font).elidedText(text.mid(line.textStart()), Qt::ElideRight, width);
            break;
        }
        lines << text.mid(line.textStart(), line.textLength());
    }
    layout.endLayout();
    return lines;
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

void paintSql(QPainter& painter, const Theme& theme, const QRectF& room, const QString& sql)
{
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const QFontMetricsF metrics(fixed);
    painter.setFont(fixed);
    painter.setPen(theme.text);
    double baseline = room.top() + metrics.ascent();
    for (const QString& line : wrapped(sql, fixed, room.width(), CandidateDelegate::kSqlLines)) {
        painter.drawText(QPointF(room.left(), baseline), line);
        baseline += metrics.lineSpacing();
    }
}

/// A bar along the bottom, and the figure at its right.
void paintShare(QPainter& painter, const Theme& theme, const QRectF& room, double share)
{
    const QFontMetricsF metrics(painter.font());
    const double figureWidth = metrics.horizontalAdvance(QStringLiteral("100 %")) + kPadding;
    const QRectF bar(room.left(), room.bottom() - kBarHeight, room.width() - figureWidth, kBarHeight);
    painter.fillRect(bar, theme.base);
    painter.fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() * share, kBarHeight)), theme.accent);
    painter.setPen(theme.muted);
    const QRectF figure(bar.right(), bar.center().y() - metrics.height() / 2, figureWidth, metrics.height());
    painter.drawText(figure, Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(share * 100, 'f', 0) + QStringLiteral(" %"));
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
    paintShare(*painter, theme, inner, index.data(CandidateListModel::ShareRole).toDouble());
    paintSql(*painter, theme, inner, index.data(CandidateListModel::SqlRole).toString().simplified());
    painter->restore();
}

QSize CandidateDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const double room = (option.widget ? option.widget->width() - 24 : 300) - badgeWidth(QFontMetricsF(option.font)) - 2 * kPadding;
    const auto lines = wrapped(index.data(CandidateListModel::SqlRole).toString().simplified(), fixed, room, kSqlLines).size();
    const double height = QFontMetricsF(fixed).lineSpacing() * static_cast<double>(lines) + QFontMetricsF(option.font).height() + 3 * kPadding;
    return {100, static_cast<int>(height)};
}
