// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_program.h"

#include "core/base/log.h"
#include "ui/base/storage/password_store.h"
#include "ui/base/storage/start_guard.h"
#include "ui/base/storage/user_folders.h"
#include "ui/base/wording/place_title.h"
#include "ui/base/wording/translation.h"
#include "ui/base/workers/model_process.h"
#include "ui/window/launch_options.h"
#include "ui/window/main_window.h"
#include "ui/window/picture_export.h"
#include "ui/window/program_resources.h"
#include "ui/window/window_holder.h"

#include <QApplication>
#include <QIcon>
#include <QTimer>

#include <cstdio>

namespace {

constexpr int kTrialMilliseconds = 10'000; ///< a start that lasts as long was a good one

void nameProgram()
{
    QCoreApplication::setApplicationName(QStringLiteral("ratatosk"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RATATOSK_VERSION));
    QCoreApplication::setOrganizationDomain(QStringLiteral("ratatosk.org"));
}

/// Qt would abort without one.
bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

int print(std::FILE* stream, const QString& text, int exitCode)
{
    std::fprintf(stream, "%s\n", qUtf8Printable(text.trimmed()));
    return exitCode;
}

LaunchOptions readOptions(int argc, char** argv)
{
    const QCoreApplication application(argc, argv); // decodes the arguments; needs no display
    return readLaunchOptions(QCoreApplication::arguments());
}

int writePictureOnly(int argc, char** argv, const LaunchOptions& options)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    initialiseProgramResources();
    applyAppearance(Appearance::Light);
    const auto written = exportPicture(options);
    return written ? 0 : print(stderr, QStringLiteral("ratatosk: %1").arg(QString::fromStdString(written.error().detail)), 1);
}

/// Without a place to write to, incidents go to standard error.
void keepLog()
{
    QDir().mkpath(stateFolder().path());
    static_cast<void>(ratatosk::openLog(logFile().toStdString()));
}

/// With the desktop's store for passwords, which tests leave alone.
std::unique_ptr<MainWindow> createWindow(Preferences& preferences)
{
    auto window = std::make_unique<MainWindow>(std::make_unique<ModelProcess>(), preferences, DraftStore());
    window->setPasswordStore(desktopPasswordStore());
    return window;
}

int showWindow(int argc, char** argv, const LaunchOptions& options)
{
    QApplication application(argc, argv);
    initialiseProgramResources();
    QApplication::setDesktopFileName(QStringLiteral("org.ratatosk.Ratatosk"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/ratatosk.svg")));
    keepLog();
    Preferences preferences;
    speak(application, preferences.language());
    applyAppearance(preferences.appearance());
    StartGuard guard;
    WindowHolder holder([&preferences] { return createWindow(preferences); });
    const bool isSafe = guard.begin();
    if (isSafe)
        holder.window().enterSafeMode();
    holder.window().show();
    QTimer::singleShot(kTrialMilliseconds, &holder, [&guard] { guard.noteSuccess(); });
    if (!options.database.isEmpty())
        holder.window().openDatabase(options.database, options.question);
    else if (const QString last = preferences.lastDatabase(); !isSafe && !options.isFresh && isThere(last))
        holder.window().openDatabase(last);
    const int exitCode = QApplication::exec();
    guard.noteSuccess();
    return exitCode;
}

} // namespace

int runWindowProgram(int argc, char** argv)
{
    nameProgram();
    const LaunchOptions options = readOptions(argc, argv);
    if (!options.error.isEmpty())
        return print(stderr, options.error, kUsageError);
    if (!options.output.isEmpty())
        return print(stdout, options.output, 0);
    if (!options.picture.isEmpty())
        return writePictureOnly(argc, argv, options);
    if (!hasDisplay())
        return print(stderr, QStringLiteral("ratatosk: there is no display. On a terminal, use ratatosk-cli."), 1);
    return showWindow(argc, argv, options);
}
