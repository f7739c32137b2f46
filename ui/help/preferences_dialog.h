// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>

class Preferences;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QMainWindow;
class QSpinBox;

/// What can be set. Each change is kept and applied at once.
class PreferencesDialog : public QDialog
{
    Q_OBJECT
public:
    /// `preferences` must outlive it.
    PreferencesDialog(Preferences& preferences, QMainWindow* window);

private:
    void addAppearance(QFormLayout* form);
    void addLanguage(QFormLayout* form);
    void addNumbers(QFormLayout* form);
    void addTyping(QFormLayout* form);
    void speakChosen();
    void reset();

    Preferences& m_preferences;
    QMainWindow* m_window;
    QComboBox* m_appearance = nullptr;
    QComboBox* m_language = nullptr;
    QSpinBox* m_rows = nullptr;
    QSpinBox* m_zoom = nullptr;
    QCheckBox* m_whileTyping = nullptr;
    QCheckBox* m_onServers = nullptr;
    QTimer m_languageSettles; ///< until then arrow keys only pass it
};
