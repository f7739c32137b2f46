// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/format_flow.h"

#include "ui/base/look/message_bar.h"
#include "ui/base/state/workspace.h"
#include "ui/base/wording/error_text.h"
#include "ui/files/format_bar.h"
#include "ui/files/import_bar.h"

#include <QAction>
#include <QStringList>

#include <utility>

using namespace ratatosk;

namespace {

/// How the files of a place were read.
struct FilesAsRead {
    std::vector<ReadText> texts;
    std::vector<std::string> faults;
};

QString linesOf(const std::vector<std::string>& sentences)
{
    QStringList lines;
    for (const std::string& sentence : sentences)
        lines << QString::fromStdString(sentence);
    return lines.join(u'\n');
}

} // namespace

FormatFlow::FormatFlow(const Panels& panels, QAction* show, Workspace& workspace, QObject* parent)
    : QObject(parent), m_panels(panels), m_show(show), m_workspace(workspace)
{
    m_show->setEnabled(false);
    connect(&workspace, &Workspace::databaseOpened, this, &FormatFlow::findFiles);
    connect(panels.imports, &ImportBar::failed, this, &FormatFlow::takeBack);
    connect(panels.imports, &ImportBar::stopRequested, this, &FormatFlow::takeBack);
    connect(panels.format, &FormatBar::chosen, this, &FormatFlow::readAs);
    connect(panels.format, &FormatBar::closed, this, [this] { m_closed = m_workspace.databaseFile(); });
    connect(show, &QAction::triggered, this, [this] {
        m_closed.clear();
        m_panels.format->show();
        m_panels.format->focusFirst();
    });
}

void FormatFlow::findFiles()
{
    if (!m_workspace.isImport())
        return showFiles({});
    m_finder.start(
        [place = m_workspace.databaseFile().toStdString()](std::stop_token) {
            return FilesAsRead{readTextsAt(place), faultsAt(place)};
        },
        [this](const FilesAsRead& files) {
            showFiles(files.texts);
            showFaults(linesOf(files.faults));
        });
}

void FormatFlow::showFiles(const std::vector<ReadText>& files)
{
    m_panels.format->setFiles(files);
    m_panels.format->setVisible(!files.empty() && m_closed != m_workspace.databaseFile());
    m_show->setEnabled(!files.empty());
    if (std::exchange(m_reading, std::nullopt))
        m_panels.format->focusAgain(); // so that the next thing can be corrected
}

void FormatFlow::showFaults(const QString& faults)
{
    if (!faults.isEmpty())
        m_panels.messages->showMessage(
            {Message::Kind::Warning, tr("Parts of the opened files could not be read. Everything else is available."), faults, {}, {}});
}

void FormatFlow::readAs(const ReadText& file, const DelimitedFormat& format)
{
    const auto kept = keepChoice(file, format);
    if (!kept)
        return m_panels.messages->showMessage(
            {Message::Kind::Error, errorText(kept.error()), QString::fromStdString(kept.error().detail), {}, {}});
    m_reading = file;
    m_workspace.openDatabase(m_workspace.databaseFile());
}

/// What is open was read as before, and a file that cannot be read would stay closed for ever.
void FormatFlow::takeBack()
{
    if (!m_reading)
        return;
    (void)keepChoice(*m_reading, m_reading->note.chosen);
    findFiles();
}
