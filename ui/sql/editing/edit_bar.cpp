// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editing/edit_bar.h"

#include "ui/base/look/flow_layout.h"
#include "ui/base/look/house_style.h"
#include "ui/base/look/symbol_label.h"
#include "ui/base/look/theme.h"
#include "ui/rows/table/pending_edits.h"
#include "ui/sql/editing/pending_list.h"

#include <QAccessible>
#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace {

constexpr int kEdge = 1; ///< pixels

} // namespace

EditBar::EditBar(QWidget* parent) : QFrame(parent), m_icon(new SymbolLabel(this)), m_text(new QLabel(this)), m_warning(new QLabel(this))
{
    setObjectName(QStringLiteral("editBar"));
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(8, 5, 8, 5 + kEdge);
    layout->setColumnStretch(1, 1);
    m_icon->setSymbol(QStringLiteral("warning"));
    m_text->setObjectName(QStringLiteral("pendingChanges"));
    m_text->setWordWrap(true);
    m_warning->setObjectName(QStringLiteral("pendingWarning"));
    QFont bold = font();
    bold.setBold(true);
    m_warning->setFont(bold);
    m_warning->setWordWrap(true);
    layout->addWidget(m_icon, 0, 0);
    layout->addWidget(m_text, 0, 1);
    layout->addWidget(m_warning, 1, 1);
    m_buttons = new QWidget(this);
    auto* row = new FlowLayout(m_buttons); // on a small screen, or in a wordy language, two rows
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    layout->addWidget(m_buttons, 2, 1);
    m_apply = addButton(QStringLiteral("applyButton"));
    m_undo = addButton(QStringLiteral("undoButton"));
    m_show = addButton(QStringLiteral("showChangesButton"));
    m_copy = addButton(QStringLiteral("copyButton"));
    m_end = addButton(QStringLiteral("endButton"));
    m_list = new PendingList(this);
    layout->addWidget(m_list, 3, 0, 1, 2);
    m_list->hide();
    connect(m_list, &PendingList::cellWanted, this, &EditBar::cellWanted);
    m_show->setText(tr("Show changes"));
    m_show->setToolTip(tr("Lists every change with the values before and after"));
    m_show->setCheckable(true);
    connect(m_show, &QToolButton::toggled, m_list, &QWidget::setVisible);
    m_copy->setText(tr("Save a copy…"));
    m_copy->setToolTip(tr("Saves a copy of the file without these changes"));
    m_end->setText(tr("End editing"));
    m_end->setToolTip(tr("Undoes pending changes and makes the file read-only again"));
    connect(m_copy, &QToolButton::clicked, this, &EditBar::copyRequested);
    connect(m_end, &QToolButton::clicked, this, &EditBar::endRequested);
    hide();
}

QToolButton* EditBar::addButton(const QString& name)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setProperty(kFramed, true);
    m_buttons->layout()->addWidget(button);
    return button;
}

void EditBar::setActions(QAction* apply, QAction* undo)
{
    m_apply->setDefaultAction(apply);
    m_undo->setDefaultAction(undo);
}

void EditBar::setEdits(PendingEdits& edits)
{
    m_edits = &edits;
    m_list->setEdits(edits);
}

void EditBar::showPending(const QString& changes, const QString& warning, bool isEditing)
{
    const bool hasEdits = m_edits && !m_edits->isEmpty();
    setVisible(isEditing || hasEdits);
    m_show->setVisible(hasEdits);
    if (!hasEdits)
        m_show->setChecked(false);
    m_copy->setVisible(isEditing);
    m_end->setVisible(isEditing);
    if (!changes.isEmpty())
        m_settled.clear();
    const QString promise = tr("Editing is on. Changes are shown to you first and written only when you apply them.");
    const QString idle = m_settled.isEmpty() ? promise : tr("Editing is on. %1").arg(m_settled);
    m_text->setText(changes.isEmpty() ? idle : tr("Not written yet: %1").arg(changes));
    m_warning->setText(warning);
    m_warning->setVisible(!warning.isEmpty());
    QPalette red = palette();
    red.setColor(QPalette::WindowText, Theme::of(palette()).error);
    m_warning->setPalette(red);
    setAccessibleName(m_text->text() + QLatin1Char(' ') + warning);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void EditBar::showSettled(const QString& changes, bool areKept)
{
    if (!changes.isEmpty())
        m_settled = (areKept ? tr("Written to the file: %1") : tr("Undone: %1")).arg(changes);
}

void EditBar::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.base);
    painter.fillRect(QRect(0, height() - kEdge, width(), kEdge), theme.line);
}
