// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/cells/json_view.h"

#include "ui/base/look/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>

#include <algorithm>

using namespace ratatosk;

namespace {

constexpr int kMostUnfolded = 300;     ///< entries that are seen at once
constexpr int kMostUnfoldedAll = 5000; ///< by a person's wish
constexpr std::size_t kPortion = 500;  ///< entries of one array that are shown at first, and with each further wish
constexpr int kLongestText = 300;      ///< letters
constexpr int kNodeRole = Qt::UserRole;

const JsonNode* nodeOf(const QTreeWidgetItem* item)
{
    return item ? static_cast<const JsonNode*>(item->data(0, kNodeRole).value<const void*>()) : nullptr;
}

QString textOf(const JsonNode& node)
{
    if (node.kind != JsonNode::Kind::Text)
        return QString::fromStdString(node.text);
    QString text = QString::fromStdString(node.text);
    const bool isCut = text.size() > kLongestText;
    text = text.left(kLongestText).replace(QLatin1Char('\n'), QChar(0x21B5));
    return isCut ? text + QChar(0x2026) : text;
}

} // namespace

JsonView::JsonView(QWidget* parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("jsonView"));
    setAccessibleName(tr("JSON"));
    setHeaderLabels({tr("Name"), tr("Value")});
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setFrameShape(QFrame::NoFrame);
    header()->setStretchLastSection(true);
    connect(this, &QTreeWidget::itemExpanded, this, &JsonView::fill);
}

void JsonView::setRoot(JsonNode root)
{
    clear();
    m_root = std::move(root);
    QTreeWidgetItem* top = newItem(m_root, m_root.kind == JsonNode::Kind::Object ? QStringLiteral("{ }") : QStringLiteral("[ ]"));
    addTopLevelItem(top);
    top->setExpanded(true);
    int seen = 1 + top->childCount();
    for (int child = 0; child < top->childCount(); ++child) {
        const JsonNode* node = nodeOf(top->child(child));
        seen += node ? static_cast<int>(node->children.size()) : 0;
        if (seen <= kMostUnfolded)
            top->child(child)->setExpanded(true);
    }
    setCurrentItem(top);
    resizeColumnToContents(0);
    setColumnWidth(0,
                   std::clamp(columnWidth(0) + fontMetrics().averageCharWidth() * 4, fontMetrics().averageCharWidth() * 14,
                              fontMetrics().averageCharWidth() * 40));
}

QTreeWidgetItem* JsonView::newItem(const JsonNode& node, const QString& name) const
{
    auto* item = new QTreeWidgetItem;
    item->setText(0, name);
    item->setData(0, kNodeRole, QVariant::fromValue(static_cast<const void*>(&node)));
    const Theme theme = Theme::of(palette());
    const auto count = static_cast<int>(node.children.size());
    if (!node.isLeaf()) {
        item->setText(1, node.kind == JsonNode::Kind::Object ? tr("{ %n key(s) }", nullptr, count) : tr("[ %n item(s) ]", nullptr, count));
        item->setForeground(1, theme.muted);
        item->setChildIndicatorPolicy(count > 0 ? QTreeWidgetItem::ShowIndicator : QTreeWidgetItem::DontShowIndicator);
        return item;
    }
    item->setText(1, textOf(node));
    item->setToolTip(1, item->text(1));
    item->setForeground(1,
                        node.kind == JsonNode::Kind::Text         ? theme.literal
                            : node.kind == JsonNode::Kind::Number ? theme.number
                                                                  : theme.keyword);
    return item;
}

/// Its children, or so many more of them.
void JsonView::fill(QTreeWidgetItem* item)
{
    const JsonNode* node = nodeOf(item);
    if (!node || item->childCount() > 0)
        return;
    const std::size_t shown = std::min(node->children.size(), kPortion);
    for (std::size_t child = 0; child < shown; ++child) {
        const JsonNode& one = node->children[child];
        item->addChild(newItem(one, node->kind == JsonNode::Kind::Object ? QString::fromStdString(one.name) : QString::number(child)));
    }
    if (shown < node->children.size()) {
        auto* more = new QTreeWidgetItem(
            {{}, tr("%1 more. Press Enter to show them.").arg(QLocale().toString(static_cast<qulonglong>(node->children.size() - shown)))});
        more->setForeground(1, Theme::of(palette()).muted);
        item->addChild(more);
    }
}

/// At the entry that stands for those left out.
void JsonView::showMore()
{
    QTreeWidgetItem* more = currentItem();
    QTreeWidgetItem* item = more && !nodeOf(more) ? more->parent() : nullptr;
    const JsonNode* node = nodeOf(item);
    if (!node)
        return;
    const auto first = static_cast<std::size_t>(item->childCount() - 1);
    delete more;
    for (std::size_t child = first; child < node->children.size(); ++child) {
        const JsonNode& one = node->children[child];
        item->addChild(newItem(one, node->kind == JsonNode::Kind::Object ? QString::fromStdString(one.name) : QString::number(child)));
    }
    setCurrentItem(item->child(static_cast<int>(first)));
}

QString JsonView::currentText() const
{
    const JsonNode* node = nodeOf(currentItem());
    if (!node)
        return {};
    return QString::fromStdString(node->kind == JsonNode::Kind::Text ? node->text : writeJson(*node));
}

void JsonView::unfoldAll()
{
    std::vector<QTreeWidgetItem*> next{topLevelItem(0)};
    for (int unfolded = 0; !next.empty() && unfolded < kMostUnfoldedAll; ++unfolded) {
        QTreeWidgetItem* item = next.back();
        next.pop_back();
        item->setExpanded(true);
        for (int child = item->childCount(); child-- > 0;)
            if (const JsonNode* node = nodeOf(item->child(child)); node && !node->isLeaf())
                next.push_back(item->child(child));
    }
}

/// What is in the outermost one stays in sight.
void JsonView::foldAll()
{
    collapseAll();
    topLevelItem(0)->setExpanded(true);
    setCurrentItem(topLevelItem(0));
}

void JsonView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Asterisk)
        return unfoldAll(); // Qt would unfold all, however many
    if (event->matches(QKeySequence::Copy))
        return QGuiApplication::clipboard()->setText(currentText());
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || !currentItem())
        return QTreeWidget::keyPressEvent(event);
    nodeOf(currentItem()) ? currentItem()->setExpanded(!currentItem()->isExpanded()) : showMore(); // the dialog's button is not meant
}

/// Colours of values are those of light or of dark.
void JsonView::changeEvent(QEvent* event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || topLevelItemCount() == 0)
        return;
    setRoot(JsonNode(m_root));
}
