// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>

#include <csignal>
#include <string>

#include <pwd.h>
#include <sys/prctl.h>
#include <unistd.h>

/// A PostgreSQL server of a test's own: a cluster in a scratch folder, reached through a socket there and by nobody else, which ends and goes
/// away with the object, or with the test program however that ends. PostgreSQL does not run as root: then it runs as nobody. The user is
/// "ratatosk", a superuser. Where PostgreSQL is not installed `isInstalled` is false: then QSKIP.
class PostgresServer
{
public:
    static bool isInstalled() { return !programFolder().isEmpty(); }

    explicit PostgresServer(QStringList settings = {}) : m_settings(std::move(settings))
    {
        if (geteuid() == 0 && chown(m_folder.path().toLocal8Bit().constData(), nobody()->pw_uid, nobody()->pw_gid) != 0)
            return;
        QProcess initdb;
        becomeNobody(initdb);
        initdb.start(programFolder() + "/initdb",
                     {"--pgdata", dataFolder(), "--username=ratatosk", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync",
                      "--no-instructions"});
        m_isMade = initdb.waitForFinished(120'000) && initdb.exitCode() == 0;
        if (!m_isMade)
            qWarning("initdb: %s", initdb.readAllStandardError().constData());
        start();
    }
    ~PostgresServer() { stop(); }
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    bool isRunning() const { return m_server.state() == QProcess::Running; }

    bool start()
    {
        if (!m_isMade)
            return false;
        becomeNobody(m_server);
        const QString log = m_folder.path() + "/log"; // a pipe that nobody reads would fill, and the server wait
        m_server.setStandardOutputFile(QProcess::nullDevice());
        m_server.setStandardErrorFile(log);
        QStringList arguments{"-D",
                              dataFolder(),
                              "-k",
                              m_folder.path(),
                              "-h",
                              "",
                              "-F",
                              "-c",
                              "shared_buffers=16MB",
                              "-c",
                              "dynamic_shared_memory_type=mmap"};
        for (const QString& setting : m_settings)
            arguments << "-c" << setting;
        m_server.start(programFolder() + "/postgres", arguments);
        m_server.waitForStarted();
        for (int attempt = 0; attempt < 600 && m_server.state() != QProcess::NotRunning; ++attempt) {
            if (QProcess::execute(programFolder() + "/pg_isready", {"-q", "-h", m_folder.path()}) == 0)
                return true;
            QThread::msleep(50);
        }
        QFile mentioned(log);
        qWarning("postgres: %s", mentioned.open(QFile::ReadOnly) ? mentioned.readAll().constData() : "no log");
        return false;
    }

    /// SIGINT: connections are cut; SIGQUIT: as if it crashed.
    void stop(int signal = SIGINT)
    {
        if (m_server.state() == QProcess::NotRunning)
            return;
        ::kill(static_cast<pid_t>(m_server.processId()), signal);
        if (!m_server.waitForFinished(30'000))
            m_server.kill();
        m_server.waitForFinished();
    }

    /// What the program is given to open a database.
    std::string address(const std::string& database = "postgres", const std::string& user = "ratatosk") const
    {
        return "postgresql://" + user + "@/" + database + "?host=" + m_folder.path().toStdString();
    }

    /// Runs a script with psql; what it prints, columns apart by '|'. Empty and a warning when it fails.
    QByteArray run(const QByteArray& script, const std::string& database = "postgres") const
    {
        QProcess psql;
        psql.start(programFolder() + "/psql", {"-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", QString::fromStdString(address(database))});
        psql.write(script);
        psql.closeWriteChannel();
        if (!psql.waitForFinished(300'000) || psql.exitCode() != 0) {
            qWarning("psql: %s", psql.readAllStandardError().constData());
            return {};
        }
        return psql.readAllStandardOutput();
    }

    /// The whole database as SQL, without the key that pg_dump draws anew each time.
    QByteArray dump(const std::string& database = "postgres") const
    {
        QProcess dump;
        dump.start(programFolder() + "/pg_dump", {QString::fromStdString(address(database))});
        dump.waitForFinished(300'000);
        QString text = QString::fromUtf8(dump.readAllStandardOutput());
        return text.remove(QRegularExpression("\\\\(un)?restrict [^\n]*")).toUtf8();
    }

    QString folder() const { return m_folder.path(); }
    QString dataFolder() const { return m_folder.path() + "/data"; }

private:
    /// The newest release's, or what the PATH finds.
    static QString programFolder()
    {
        const QDir releases("/usr/lib/postgresql");
        const QStringList names = releases.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        for (auto name = names.rbegin(); name != names.rend(); ++name) {
            const QString folder = releases.filePath(*name + "/bin");
            if (QFileInfo::exists(folder + "/initdb"))
                return folder;
        }
        const QString found = QStandardPaths::findExecutable("initdb");
        return found.isEmpty() ? QString() : QFileInfo(found).path();
    }

    static const passwd* nobody() { return getpwnam("nobody"); }

    /// The parent's death is heard of only by who has become who he is.
    static void becomeNobody(QProcess& process)
    {
        const bool isRoot = geteuid() == 0;
        const uid_t user = isRoot ? nobody()->pw_uid : geteuid();
        const gid_t group = isRoot ? nobody()->pw_gid : getegid();
        process.setChildProcessModifier([isRoot, user, group] {
            if (isRoot && (setgid(group) != 0 || setuid(user) != 0))
                _exit(1);
            prctl(PR_SET_PDEATHSIG, SIGQUIT);
        });
        process.setWorkingDirectory("/");
    }

    QTemporaryDir m_folder{QDir::tempPath() + "/ratatosk-pg-XXXXXX"}; // short: a socket's path may have 107 bytes
    QStringList m_settings;
    QProcess m_server;
    bool m_isMade = false;
};
