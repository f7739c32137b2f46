// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/thread/thread_delegate.h"

#include "ui/answer/thread/thread_model.h"
#include "ui/base/look/theme.h"
#include "ui/base/look/wrapped_text.h"

#include <QPainter>

#include <algorithm>

namespace {

constexpr int kGap = 8;
constexpr int kIndent = 16;
constexpr int kMostIndents = 6;
constexpr int kQuestionLines = 3;

QFont boldened(QFont font)
{
    font.setBold(true);
    return font;
}

int indentOf(const QModelIndex& index)
{
    return kGap + kIndent * std::min(kMostIndents, index.data(ThreadModel::DepthRole).toInt());
}

} // namespace

/// One line each.
QStringList ThreadDelegate::details(const QModelIndex& index) const
{
    QStringList lines{index.data(ThreadModel::GistRole).toString(), index.data(ThreadModel::TakenOverRole).toString(),
                      index.data(ThreadModel::RowsRole).toString()};
    if (index.data(ThreadModel::PinnedRole).toBool())
        lines.last() = tr("pinned · %1").arg(lines.last());
    lines.removeAll(QString());
    return lines;
}

void ThreadDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme theme = Theme::of(option.palette);
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(option.rect, theme.groundOf(theme.accent));
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.accent);
    }
    if (index.row() > 0 && index.data(ThreadModel::BeginsRole).toBool()) {
        painter->setPen(theme.line);
        painter->drawLine(option.rect.topLeft(), option.rect.topRight());
    }
    const QRectF room = QRectF(option.rect).adjusted(indentOf(index), kGap, -kGap, -kGap);
    double top = room.top();
    const auto draw = [&](const QString& line, const QFont& font, const QColor& colour) {
        const QFontMetricsF metrics(font);
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(QPointF(room.left(), top + metrics.ascent()), metrics.elidedText(line, Qt::ElideRight, room.width()));
        top += metrics.lineSpacing();
    };
    const QFont bold = boldened(option.font);
    for (const QString& line : wrapped(index.data().toString(), bold, room.width(), kQuestionLines))
        draw(line, bold, theme.text);
    for (const QString& line : details(index))
        draw(line, option.font, theme.muted);
    painter->restore();
}

QSize ThreadDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFont bold = boldened(option.font);
    const double room = (option.widget ? option.widget->width() - 20 : 300) - indentOf(index) - kGap;
    const auto lines = wrapped(index.data().toString(), bold, room, kQuestionLines).size();
    const double height = QFontMetricsF(bold).lineSpacing() * static_cast<double>(lines)
        + QFontMetricsF(option.font).lineSpacing() * static_cast<double>(details(index).size()) + 2 * kGap;
    return {100, static_cast<int>(height)};
}

void ThreadDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QRect line = option.rect.adjusted(indentOf(index) - 4, kGap / 2, -kGap, 0);
    line.setHeight(editor->sizeHint().height());
    editor->setGeometry(line);
}
