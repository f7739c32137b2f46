// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>

class QCoreApplication;

/// Of the language with that code ("de", "zh_CN"), in the desktop's country where it speaks that; empty: the desktop's.
QLocale localeOf(const QString& language);

/// Shows the program in the language of `locale`, where there is a translation (translations/), else in English with its plurals.
/// Windows that are there hear of it by a LanguageChange event.
void installTranslations(QCoreApplication& application, const QLocale& locale);

/// Shows texts, numbers and dates in the language with that code, as above.
void speak(QCoreApplication& application, const QString& language);
