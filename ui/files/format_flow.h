// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/importing/openable_place.h"
#include "ui/base/workers/task_runner.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

class FormatBar;
class ImportBar;
class MessageBar;
class QAction;
class Workspace;

/// Shows how files of data were read once they are open, and reads them anew when a person corrects that.
class FormatFlow : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        FormatBar* format;
        ImportBar* imports;
        MessageBar* messages;
    };

    /// All of them must outlive it. `show`: brings the bar back.
    FormatFlow(const Panels& panels, QAction* show, Workspace& workspace, QObject* parent);

private:
    void findFiles();
    void showFiles(const std::vector<ratatosk::ReadText>& files);
    void showFaults(const QString& faults);
    void readAs(const ratatosk::ReadText& file, const ratatosk::DelimitedFormat& format);
    void takeBack();

    Panels m_panels;
    QAction* m_show;
    Workspace& m_workspace;
    QString m_closed;                            ///< the place for which the bar was closed
    std::optional<ratatosk::ReadText> m_reading; ///< anew, and how it was read before
    TaskRunner m_finder;                         // last member, first destroyed
};
