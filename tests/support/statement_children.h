// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QList>

#include <csignal>

#include <sys/types.h>
#include <unistd.h>

/// What a process is doing ('R', 'S', 'Z' for one that nobody has waited for), and its parent. Nothing: it is gone.
struct ProcessState {
    char state = 0;
    pid_t parent = 0;
};

inline ProcessState stateOfProcess(pid_t process)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    return fields.size() < 2 ? ProcessState() : ProcessState{fields[0][0], fields[1].toInt()};
}

/// The children of this process, dead ones that nobody has waited for included.
inline QList<pid_t> childrenOfThisProcess()
{
    QList<pid_t> found;
    for (const QString& name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        const pid_t process = name.toInt();
        if (process > 0 && stateOfProcess(process).parent == getpid())
            found << process;
    }
    return found;
}

/// Those among them that run statements.
inline QList<pid_t> statementChildren()
{
    QList<pid_t> found;
    for (const pid_t child : childrenOfThisProcess()) {
        QFile command(QStringLiteral("/proc/%1/cmdline").arg(child));
        if (command.open(QIODevice::ReadOnly) && command.readAll().split('\0').value(1) == "statements")
            found << child;
    }
    return found;
}

inline void signalStatementChildren(int signal)
{
    for (const pid_t child : statementChildren())
        kill(child, signal);
}
