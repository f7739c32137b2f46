// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/preferences_dialog.h"

#include "ui/base/storage/preferences.h"
#include "ui/base/wording/translation.h"
#include "ui/sql/editor/sql_editor.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr int kSettlesMilliseconds = 400;

} // namespace

PreferencesDialog::PreferencesDialog(Preferences& preferences, QMainWindow* window)
    : QDialog(window), m_preferences(preferences), m_window(window), m_appearance(new QComboBox(this)), m_language(new QComboBox(this)),
      m_rows(new QSpinBox(this)), m_zoom(new QSpinBox(this)), m_whileTyping(new QCheckBox(tr("Show &answers while typing"), this)),
      m_onServers(new QCheckBox(tr("Also for &servers"), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("preferencesDialog"));
    setWindowTitle(tr("Preferences"));
    auto* form = new QFormLayout;
    addAppearance(form);
    addLanguage(form);
    addNumbers(form);
    addTyping(form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    buttons->button(QDialogButtonBox::RestoreDefaults)->setAutoDefault(false); // Enter in a field takes nothing back
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, &PreferencesDialog::reset);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
}

void PreferencesDialog::addAppearance(QFormLayout* form)
{
    m_appearance->addItems({tr("Same as system"), tr("Light"), tr("Dark")});
    m_appearance->setCurrentIndex(static_cast<int>(m_preferences.appearance()));
    form->addRow(tr("&Theme:"), m_appearance);
    connect(m_appearance, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (auto* action = m_window->findChild<QAction*>(QStringLiteral("theme%1").arg(index)))
            action->trigger(); // the menu follows
    });
}

void PreferencesDialog::addLanguage(QFormLayout* form)
{
    m_language->setObjectName(QStringLiteral("languages"));
    m_language->addItem(tr("Same as system"), QString());
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_language->addItem(QStringLiteral("Deutsch"), QStringLiteral("de"));
    m_language->addItem(QStringLiteral("简体中文"), QStringLiteral("zh_CN"));
    m_language->setCurrentIndex(std::max(0, m_language->findData(m_preferences.language())));
    form->addRow(tr("&Language:"), m_language);
    m_languageSettles.setSingleShot(true);
    m_languageSettles.setInterval(kSettlesMilliseconds);
    connect(m_language, &QComboBox::currentIndexChanged, &m_languageSettles, qOverload<>(&QTimer::start));
    connect(&m_languageSettles, &QTimer::timeout, this, &PreferencesDialog::speakChosen);
    connect(this, &QDialog::finished, this, [this] {
        if (m_languageSettles.isActive())
            speakChosen();
    });
}

void PreferencesDialog::speakChosen()
{
    m_languageSettles.stop();
    m_preferences.setLanguage(m_language->currentData().toString());
    speak(*QCoreApplication::instance(), m_preferences.language());
}

void PreferencesDialog::addNumbers(QFormLayout* form)
{
    m_rows->setRange(100, 1'000'000);
    m_rows->setSingleStep(1'000);
    m_rows->setGroupSeparatorShown(true);
    m_rows->setValue(m_preferences.rowLimit());
    form->addRow(tr("&Rows to load initially:"), m_rows);
    m_zoom->setRange(-5, Preferences::kMaxZoom);
    m_zoom->setSuffix(tr(" pt"));
    m_zoom->setValue(m_preferences.editorZoom());
    form->addRow(tr("E&xtra size of SQL text:"), m_zoom);
    connect(m_rows, &QSpinBox::valueChanged, this, [this](int rows) { m_preferences.setRowLimit(rows); });
    connect(m_zoom, &QSpinBox::valueChanged, this, [this](int points) {
        m_preferences.setEditorZoom(points);
        m_window->findChild<SqlEditor*>()->zoomTo(m_preferences.textSize() + points);
    });
}

void PreferencesDialog::addTyping(QFormLayout* form)
{
    m_whileTyping->setObjectName(QStringLiteral("whileTyping"));
    m_whileTyping->setChecked(m_preferences.answersWhileTyping());
    m_onServers->setObjectName(QStringLiteral("whileTypingOnServers"));
    m_onServers->setChecked(m_preferences.answersWhileTypingOnServers());
    m_onServers->setEnabled(m_whileTyping->isChecked());
    form->addRow(m_whileTyping);
    form->addRow(m_onServers);
    connect(m_whileTyping, &QCheckBox::toggled, this, [this](bool isOn) {
        m_preferences.setAnswersWhileTyping(isOn);
        m_onServers->setEnabled(isOn);
    });
    connect(m_onServers, &QCheckBox::toggled, this, [this](bool isOn) { m_preferences.setAnswersWhileTypingOnServers(isOn); });
}

void PreferencesDialog::reset()
{
    m_whileTyping->setChecked(true);
    m_onServers->setChecked(false);
    m_appearance->setCurrentIndex(0);
    m_language->setCurrentIndex(0);
    m_rows->setValue(Preferences::kRowLimit);
    m_zoom->setValue(0);
}
