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

} // namespace

void CandidateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme theme = Theme::of(option.palette);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QRectF card = QRectF(option.rect).adjusted(4, 3, -4, -3);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(isSelected ? theme.accent : theme.line, isSelected ? 2.0 : 1.0));
    painter->setBrush(theme.raised);
    painter->drawRoundedRect(card, 5, 5);

    const QFontMetricsF metrics(option.font);
    const double left = card.left() + badgeWidth(metrics);
    QFont bold = option.font;
    bold.setBold(true);
    painter->setFont(bold);
    painter->setPen(theme.text);
    painter->drawText(QRectF(card.left(), card.top(), badgeWidth(metrics), card.height()), Qt::AlignCenter, QString::number(index.row() + 1));

    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    painter->setFont(fixed);
    double top = card.top() + kPadding;
    const QString sql = index.data(CandidateListModel::SqlRole).toString().simplified();
    for (const QString& line : wrapped(sql, fixed, card.right() - kPadding - left, kSqlLines)) {
        painter->drawText(QPointF(left, top + QFontMetricsF(fixed).ascent()), line);
        top += QFontMetricsF(fixed).lineSpacing();
    }

    const double share = index.data(CandidateListModel::ShareRole).toDouble();
    const QString percent = QLocale().toString(share * 100, 'f', 0) + QStringLiteral(" %");
    const QRectF bar(left, card.bottom() - kPadding - kBarHeight, card.right() - 2 * kPadding - left - metrics.horizontalAdvance(QStringLiteral("100 %")), kBarHeight);
    painter->fillRect(bar, theme.base);
    painter->fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() * share, kBarHeight)), theme.accent);
    painter->setFont(option.font);
    painter->setPen(theme.muted);
    painter->drawText(QRectF(bar.right(), bar.center().y() - metrics.height() / 2, card.right() - kPadding - bar.right(), metrics.height()),
                      Qt::AlignRight | Qt::AlignVCenter, percent);
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
