// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

namespace {

void install(QCoreApplication& application, const QLocale& locale, const QString& name, const QString& folder)
{
    auto* translator = new QTranslator(&application);
    if (translator->load(locale, name, QStringLiteral("_"), folder))
        application.installTranslator(translator);
}

} // namespace

QLocale localeOf(const QString& language)
{
    const QLocale desktop = QLocale::system();
    const QLocale chosen(language);
    const bool isTheDesktops = chosen.language() == desktop.language() && chosen.script() == desktop.script();
    return language.isEmpty() || isTheDesktops ? desktop : chosen;
}

void installTranslations(QCoreApplication& application, const QLocale& locale)
{
    qDeleteAll(application.findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly)); // of the language before
    const QString own = QStringLiteral(":/translations");
    install(application, QLocale(QLocale::English), QStringLiteral("ratatosk"), own);
    install(application, locale, QStringLiteral("ratatosk"), own); // asked before the one above
    install(application, locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

void speak(QCoreApplication& application, const QString& language)
{
    const QLocale locale = localeOf(language);
    QLocale::setDefault(locale); // "3.000" in German: a text and its numbers speak one language
    installTranslations(application, locale);
}
