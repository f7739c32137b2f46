// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/storage/saved_answer_store.h"

#include "ui/base/storage/user_folders.h"

#include <QFile>
#include <QSaveFile>

using namespace ratatosk;

SavedAnswerStore::SavedAnswerStore() : m_folder(dataFolder()) {}

Result<std::vector<SavedAnswer>> SavedAnswerStore::load() const
{
    QFile stored(file());
    if (!stored.exists())
        return std::vector<SavedAnswer>();
    if (!stored.open(QIODevice::ReadOnly))
        return Error{ErrorCode::IoError, file().toStdString()};
    return savedAnswersOf(stored.readAll().toStdString());
}

bool SavedAnswerStore::save(const std::vector<SavedAnswer>& answers) const
{
    return QDir().mkpath(m_folder.path()) && exportAnswers(answers, file());
}

bool exportAnswers(const std::vector<SavedAnswer>& answers, const QString& file)
{
    QSaveFile target(file);
    return target.open(QIODevice::WriteOnly) && target.write(QByteArray::fromStdString(spiderJsonOf(answers))) >= 0 && target.commit();
}
