// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/picture.h"

#include <QCoreApplication>

QString PictureSubject::caption(const QString& what) const
{
    QStringList sentences{what};
    if (!question.isEmpty())
        sentences << QCoreApplication::translate("Picture", "Question: “%1”").arg(question);
    if (!database.isEmpty())
        sentences << QCoreApplication::translate("Picture", "Database: %1").arg(database);
    if (!model.isEmpty())
        sentences << QCoreApplication::translate("Picture", "Model: %1").arg(model);
    return sentences.join(QStringLiteral(" · "));
}
