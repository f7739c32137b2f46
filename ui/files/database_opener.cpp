// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/database_opener.h"

#include "core/files/opening/sample_database.h"
#include "ui/base/storage/preferences.h"
#include "ui/base/wording/place_title.h"
#include "ui/files/database_dialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

using namespace ratatosk;

namespace {

struct BuiltSample {
    QString file;
    QString question;
};

Result<BuiltSample> buildFirstSample()
{
    const std::vector<SampleDatabase> samples = sampleDatabases();
    if (samples.empty())
        return Error{ErrorCode::FileMissing, "No sample was built into the program."};
    const Result<std::filesystem::path> file = buildSampleDatabase(samples.front().name);
    if (!file)
        return file.error();
    const auto& questions = samples.front().questions;
    return BuiltSample{QString::fromStdString(file->string()), questions.empty() ? QString() : QString::fromStdString(questions.front())};
}

} // namespace

DatabaseOpener::DatabaseOpener(Preferences& preferences, QWidget* window) : QObject(window), m_preferences(preferences), m_window(window) {}

/// The one opened last that is a file, for its folder.
QString DatabaseOpener::lastFile() const
{
    for (const QString& place : m_preferences.recentDatabases()) {
        if (const QString file = firstFileOf(place); !file.isEmpty())
            return file;
    }
    return {};
}

void DatabaseOpener::chooseFile()
{
    const QStringList files = chooseDatabaseFiles(m_window, lastFile());
    if (!files.isEmpty())
        Q_EMIT filesChosen(files);
}

void DatabaseOpener::chooseFolder()
{
    const QString last = QFileInfo(lastFile()).absolutePath();
    const QString folder = QFileDialog::getExistingDirectory(m_window, tr("Open a data folder"), last);
    if (!folder.isEmpty())
        Q_EMIT chosen(folder, {});
}

void DatabaseOpener::openSample()
{
    m_builder.start([](std::stop_token) { return buildFirstSample(); },
                    [this](const Result<BuiltSample>& sample) {
                        if (sample)
                            Q_EMIT chosen(sample->file, sample->question);
                        else
                            Q_EMIT failed(sample.error());
                    });
}

void DatabaseOpener::serveMenu(QMenu* menu)
{
    menu->setToolTipsVisible(true);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fill(menu); });
}

void DatabaseOpener::fill(QMenu* menu)
{
    menu->clear();
    for (const QString& file : m_preferences.recentDatabases()) {
        QAction* action = menu->addAction(placeTitle(file), this, [this, file] { Q_EMIT chosen(file, {}); });
        action->setToolTip(placeText(file));
        action->setEnabled(isThere(file));
    }
    if (menu->isEmpty())
        menu->addAction(tr("No database yet"))->setEnabled(false);
}
