// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/shortcuts_dialog.h"

#include "ui/base/menus/action_names.h"
#include "ui/base/storage/preferences.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace {

QString keysOf(const QAction& action)
{
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts())
        keys << key.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
}

} // namespace

ShortcutsDialog::ShortcutsDialog(QMainWindow* window, Preferences& preferences)
    : QDialog(window), m_window(window), m_preferences(preferences), m_keys(window), m_filter(new QLineEdit(this)),
      m_list(new QTreeWidget(this)), m_key(new QKeySequenceEdit(this)), m_note(new QLabel(this)), m_set(new QPushButton(tr("&Set"), this)),
      m_clear(new QPushButton(tr("&Remove"), this)), m_reset(new QPushButton(tr("R&eset"), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 32);
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter commands"));
    m_filter->setClearButtonEnabled(true);
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    createList();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    createEditor();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    buttons->button(QDialogButtonBox::RestoreDefaults)->setAutoDefault(false); // Enter in a field takes nothing back
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, &ShortcutsDialog::resetAll);
    layout->addWidget(buttons);
    showAction();
}

void ShortcutsDialog::createList()
{
    m_list->setObjectName(QStringLiteral("shortcuts"));
    m_list->setAccessibleName(windowTitle());
    m_list->setHeaderLabels({tr("Command"), tr("Shortcut")});
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    for (QAction* action : namedActions(m_window)) {
        if (action->objectName().isEmpty())
            continue;
        auto* item = new QTreeWidgetItem({actionName(*action), keysOf(*action)});
        item->setData(0, Qt::UserRole, QVariant::fromValue(action));
        m_list->addTopLevelItem(item);
    }
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showAction);
}

void ShortcutsDialog::createEditor()
{
    m_key->setObjectName(QStringLiteral("shortcutKey"));
    m_key->setAccessibleName(tr("New shortcut"));
    m_set->setObjectName(QStringLiteral("setShortcut"));
    m_note->setObjectName(QStringLiteral("shortcutNote"));
    m_note->setWordWrap(true);
    auto* line = new QHBoxLayout;
    line->addWidget(m_key, 1);
    line->addWidget(m_set);
    line->addWidget(m_clear);
    line->addWidget(m_reset);
    static_cast<QVBoxLayout*>(layout())->addLayout(line);
    layout()->addWidget(m_note);
    connect(m_set, &QPushButton::clicked, this, &ShortcutsDialog::setKey);
    connect(m_clear, &QPushButton::clicked, this, [this] { take({}); });
    connect(m_reset, &QPushButton::clicked, this, [this] { take(m_keys.original(*current())); });
}

QAction* ShortcutsDialog::current() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    return item ? item->data(0, Qt::UserRole).value<QAction*>() : nullptr;
}

void ShortcutsDialog::filter(const QString& text)
{
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_list->topLevelItem(row);
        const bool fits = item->text(0).contains(text, Qt::CaseInsensitive) || item->text(1).contains(text, Qt::CaseInsensitive);
        item->setHidden(!fits);
    }
}

void ShortcutsDialog::showAction()
{
    const QAction* action = current();
    for (QPushButton* button : {m_set, m_clear, m_reset})
        button->setEnabled(action != nullptr);
    m_key->setEnabled(action != nullptr);
    m_key->setKeySequence(action ? action->shortcut() : QKeySequence());
    m_note->setText(action ? QString() : tr("Choose a command, then press its new shortcut in the field above."));
}

void ShortcutsDialog::setKey()
{
    const QKeySequence key = m_key->keySequence();
    const QAction* holder = m_keys.holderOf(key, *current());
    if (holder)
        return m_note->setText(tr("%1 is the shortcut of “%2”. Remove the shortcut there first.")
                                   .arg(key.toString(QKeySequence::NativeText), actionName(*holder)));
    take(key.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{key});
}

void ShortcutsDialog::take(const QList<QKeySequence>& keys)
{
    current()->setShortcuts(keys);
    m_list->currentItem()->setText(1, keysOf(*current()));
    m_preferences.setShortcuts(m_keys.chosen());
    showAction();
}

void ShortcutsDialog::resetAll()
{
    m_keys.apply({});
    m_preferences.setShortcuts({});
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_list->topLevelItem(row);
        item->setText(1, keysOf(*item->data(0, Qt::UserRole).value<QAction*>()));
    }
    showAction();
}
