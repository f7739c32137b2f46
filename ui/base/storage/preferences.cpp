// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/storage/preferences.h"

#include <QStandardPaths>

#include <algorithm>

namespace {

constexpr auto kRecentDatabases = "recent/databases";
constexpr auto kRecentQuestions = "recent/questionsByDatabase";
constexpr auto kOpenedAt = "recent/openedAt";
constexpr auto kLast = "recent/last";
constexpr auto kGeometry = "window/geometry";
constexpr auto kState = "window/state";
constexpr auto kStateVersion = "window/stateVersion";
constexpr auto kPanels = "window/panels";
constexpr auto kAppearance = "view/appearance";
constexpr auto kRowsAtFirst = "results/rowLimit";
constexpr auto kWhileTyping = "asking/whileTyping";
constexpr auto kWhileTypingOnServers = "asking/whileTypingOnServers";
constexpr auto kZoom = "editor/zoom";
constexpr auto kTextSize = "view/textSize";
constexpr auto kShortcuts = "keys/chosen";
constexpr auto kParameters = "sql/parameters";
constexpr auto kLanguage = "view/language";
constexpr auto kModel = "model/folder";

constexpr int kMaxRecentQuestions = 100;

QStringList withFirst(QStringList entries, const QString& entry, int most)
{
    entries.removeAll(entry);
    entries.prepend(entry);
    return entries.mid(0, most);
}

} // namespace

Preferences::Preferences()
    : Preferences(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/ratatosk.ini"))
{
}

Preferences::Preferences(const QString& file) : m_settings(file, QSettings::IniFormat) {}

QStringList Preferences::recentDatabases() const
{
    return m_settings.value(kRecentDatabases).toStringList();
}

void Preferences::addRecentDatabase(const QString& file)
{
    m_settings.setValue(kRecentDatabases, withFirst(recentDatabases(), file, kMaxRecent));
    noteOf(file, kOpenedAt, QDateTime::currentDateTimeUtc().toString(Qt::ISODate));
    m_settings.setValue(kLast, file);
}

QDateTime Preferences::openedAt(const QString& database) const
{
    return QDateTime::fromString(m_settings.value(kOpenedAt).toMap().value(database).toString(), Qt::ISODate);
}

QString Preferences::lastDatabase() const
{
    return m_settings.value(kLast).toString();
}

void Preferences::forgetLastDatabase()
{
    m_settings.remove(kLast);
}

void Preferences::removeRecentDatabase(const QString& file)
{
    QStringList entries = recentDatabases();
    entries.removeAll(file);
    m_settings.setValue(kRecentDatabases, entries);
}

QStringList Preferences::recentQuestions(const QString& database) const
{
    return m_settings.value(kRecentQuestions).toMap().value(database).toStringList();
}

void Preferences::addRecentQuestion(const QString& question, const QString& database)
{
    noteOf(database, kRecentQuestions, withFirst(recentQuestions(database), question, kMaxRecentQuestions));
}

void Preferences::noteOf(const QString& database, const char* key, const QVariant& value)
{
    const QStringList databases = recentDatabases() << database;
    QVariantMap values = m_settings.value(key).toMap();
    values.removeIf([&](const auto& entry) { return !databases.contains(entry.key()); });
    values[database] = value;
    m_settings.setValue(key, values);
}

QByteArray Preferences::windowGeometry() const
{
    return m_settings.value(kGeometry).toByteArray();
}

QByteArray Preferences::windowState() const
{
    if (m_settings.value(kStateVersion).toInt() != kWindowStateVersion)
        return {};
    return m_settings.value(kState).toByteArray();
}

void Preferences::setWindowPlacement(const QByteArray& geometry, const QByteArray& state)
{
    m_settings.setValue(kGeometry, geometry);
    m_settings.setValue(kState, state);
    m_settings.setValue(kStateVersion, kWindowStateVersion);
}

std::optional<PanelLayout> Preferences::panelLayout(const QString& purpose) const
{
    const QVariantMap known = m_settings.value(kPanels).toMap().value(purpose).toMap();
    if (known.isEmpty())
        return std::nullopt;
    return PanelLayout{known.value(QStringLiteral("open")).toStringList(), known.value(QStringLiteral("left")).toInt(),
                       known.value(QStringLiteral("right")).toInt()};
}

void Preferences::setPanelLayout(const QString& purpose, const PanelLayout& layout)
{
    QVariantMap all = m_settings.value(kPanels).toMap();
    all[purpose] = QVariantMap{
        {QStringLiteral("open"), layout.open}, {QStringLiteral("left"), layout.left}, {QStringLiteral("right"), layout.right}};
    m_settings.setValue(kPanels, all);
}

void Preferences::forgetPanelLayouts()
{
    m_settings.remove(kPanels);
}

int Preferences::rowLimit() const
{
    return std::max(1, m_settings.value(kRowsAtFirst, kRowLimit).toInt());
}

void Preferences::setRowLimit(int rows)
{
    m_settings.setValue(kRowsAtFirst, rows);
}

bool Preferences::answersWhileTyping() const
{
    return m_settings.value(kWhileTyping, true).toBool();
}

void Preferences::setAnswersWhileTyping(bool areShown)
{
    m_settings.setValue(kWhileTyping, areShown);
}

bool Preferences::answersWhileTypingOnServers() const
{
    return m_settings.value(kWhileTypingOnServers, false).toBool();
}

void Preferences::setAnswersWhileTypingOnServers(bool areShown)
{
    m_settings.setValue(kWhileTypingOnServers, areShown);
}

int Preferences::editorZoom() const
{
    return std::clamp(m_settings.value(kZoom).toInt(), -5, kMaxZoom);
}

void Preferences::setEditorZoom(int points)
{
    m_settings.setValue(kZoom, points);
}

int Preferences::textSize() const
{
    return std::clamp(m_settings.value(kTextSize).toInt(), kLeastTextSize, kMostTextSize);
}

void Preferences::setTextSize(int points)
{
    m_settings.setValue(kTextSize, std::clamp(points, kLeastTextSize, kMostTextSize));
}

QString Preferences::modelFolder() const
{
    return m_settings.value(kModel).toString();
}

void Preferences::setModelFolder(const QString& folder)
{
    m_settings.setValue(kModel, folder);
}

QString Preferences::language() const
{
    return m_settings.value(kLanguage).toString();
}

void Preferences::setLanguage(const QString& language)
{
    m_settings.setValue(kLanguage, language);
}

QMap<QString, QString> Preferences::parameterValues() const
{
    QMap<QString, QString> values;
    const QVariantMap stored = m_settings.value(kParameters).toMap();
    for (auto value = stored.cbegin(); value != stored.cend(); ++value)
        values[value.key()] = value.value().toString();
    return values;
}

void Preferences::setParameterValues(const QMap<QString, QString>& values)
{
    QVariantMap stored;
    for (auto value = values.cbegin(); value != values.cend(); ++value)
        stored[value.key()] = value.value();
    m_settings.setValue(kParameters, stored);
}

QMap<QString, QStringList> Preferences::shortcuts() const
{
    QMap<QString, QStringList> chosen;
    const QVariantMap stored = m_settings.value(kShortcuts).toMap();
    for (auto entry = stored.cbegin(); entry != stored.cend(); ++entry)
        chosen[entry.key()] = entry.value().toStringList();
    return chosen;
}

void Preferences::setShortcuts(const QMap<QString, QStringList>& shortcuts)
{
    QVariantMap stored;
    for (auto entry = shortcuts.cbegin(); entry != shortcuts.cend(); ++entry)
        stored[entry.key()] = entry.value();
    m_settings.setValue(kShortcuts, stored);
}

Appearance Preferences::appearance() const
{
    const QString name = m_settings.value(kAppearance).toString();
    if (name == QLatin1String("light"))
        return Appearance::Light;
    return name == QLatin1String("dark") ? Appearance::Dark : Appearance::System;
}

void Preferences::setAppearance(Appearance appearance)
{
    const char* const names[] = {"system", "light", "dark"};
    m_settings.setValue(kAppearance, QString::fromLatin1(names[static_cast<int>(appearance)]));
}
