// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/look/theme.h"

#include <QByteArray>
#include <QDateTime>
#include <QMap>
#include <QSettings>
#include <QStringList>

#include <optional>

/// Which panels of the window are open, and how wide its sides are.
struct PanelLayout {
    QStringList open; ///< object names
    int left = 0;     ///< pixels
    int right = 0;

    bool operator==(const PanelLayout&) const = default;
};

/// What the program remembers from one start to the next; the only place that knows the keys. An INI file in the user's
/// configuration folder.
class Preferences
{
public:
    static constexpr int kMaxRecent = 12;
    static constexpr int kRowLimit = 10'000; ///< shown at first: ten columns take some megabytes
    static constexpr int kMaxZoom = 20;
    static constexpr int kLeastTextSize = -4;
    static constexpr int kMostTextSize = 16;
    static constexpr int kWindowStateVersion = 2; ///< raise when docks or tool bars change

    Preferences();
    /// For tests: settings of their own.
    explicit Preferences(const QString& file);

    /// Latest first.
    QStringList recentDatabases() const;
    void addRecentDatabase(const QString& file);
    void removeRecentDatabase(const QString& file);

    /// When it was opened last; invalid: not known.
    QDateTime openedAt(const QString& database) const;

    /// The file to open when the program is started without one; empty: none, since it was closed.
    QString lastDatabase() const;
    void forgetLastDatabase();

    /// About one database file; kept as long as it is among the recent ones.
    QStringList recentQuestions(const QString& database) const;
    void addRecentQuestion(const QString& question, const QString& database);

    QByteArray windowGeometry() const;
    QByteArray windowState() const; ///< empty when it is of another version
    void setWindowPlacement(const QByteArray& geometry, const QByteArray& state);

    /// For one of the things that people do with the window; nothing: they have left it as it is made.
    std::optional<PanelLayout> panelLayout(const QString& purpose) const;
    void setPanelLayout(const QString& purpose, const PanelLayout& layout);
    void forgetPanelLayouts();

    /// Of a statement's rows, how many are loaded at first.
    int rowLimit() const;
    void setRowLimit(int rows);

    /// Whether the rows of a question are shown greyed while it is typed, and whether a server is asked for them too.
    bool answersWhileTyping() const;
    void setAnswersWhileTyping(bool areShown);
    bool answersWhileTypingOnServers() const;
    void setAnswersWhileTypingOnServers(bool areShown);

    /// By how many points the SQL is larger (or smaller) than the desktop's fixed font.
    int editorZoom() const;
    void setEditorZoom(int points);

    /// By how many points all text is larger (or smaller) than the desktop's.
    int textSize() const;
    void setTextSize(int points);

    /// "de", "zh_CN"; empty: the desktop's.
    QString language() const;
    void setLanguage(const QString& language);

    /// Folder of the model that a person has chosen; empty: none.
    QString modelFolder() const;
    void setModelFolder(const QString& folder);

    /// What was typed last for the parameters of statements, by their names.
    QMap<QString, QString> parameterValues() const;
    void setParameterValues(const QMap<QString, QString>& values);

    /// Keys that the user has chosen, by the object names of actions; an empty list: none at all.
    QMap<QString, QStringList> shortcuts() const;
    void setShortcuts(const QMap<QString, QStringList>& shortcuts);

    Appearance appearance() const;
    void setAppearance(Appearance appearance);

private:
    /// A value beside each recent database; those of others go.
    void noteOf(const QString& database, const char* key, const QVariant& value);

    QSettings m_settings;
};
