// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>

/// What a program left behind when it ended.
struct Outcome {
    int exitCode = -1; ///< -1: did not start, crashed, or did not end in time
    QByteArray output;
    QByteArray errors;
};

/// A program of this build, started as a person would: ratatosk or ratatosk-cli. Without a display unless `environment` has one.
class Program
{
public:
    explicit Program(const QString& name) : m_file(QString(RATATOSK_BINARY_DIR "/bin/") + name)
    {
        m_environment.remove("DISPLAY");
        m_environment.remove("WAYLAND_DISPLAY");
        m_environment.remove("QT_QPA_PLATFORM");
    }

    bool isBuilt() const { return QFileInfo::exists(m_file); }
    void setVariable(const QString& name, const QString& value) { m_environment.insert(name, value); }

    Outcome run(const QStringList& arguments, const QByteArray& input = {}) const { return start(m_file, arguments, input); }

    /// In a network of its own that leads nowhere, where the machine lets us make one.
    Outcome runOffline(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return start("unshare", QStringList{"--map-root-user", "--net", m_file} + arguments, input);
    }

private:
    Outcome start(const QString& file, const QStringList& arguments, const QByteArray& input) const
    {
        constexpr int longest = 120'000;
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.start(file, arguments);
        process.write(input);
        process.closeWriteChannel();
        const bool hasEnded = process.waitForFinished(longest) && process.exitStatus() == QProcess::NormalExit;
        return {hasEnded ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
    }

    QString m_file;
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
};
