// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch_options.h"

#include <QCommandLineParser>

LaunchOptions readLaunchOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Ask a SQLite database in English; see the SQL, the rows, and why. Changes nothing unless you enable editing."));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Show this help."));
    const QCommandLineOption version({QStringLiteral("v"), QStringLiteral("version")}, QStringLiteral("Show the version."));
    parser.addOptions({help, version});
    parser.addPositionalArgument(QStringLiteral("DATABASE"), QStringLiteral("SQLite file to open."), QStringLiteral("[DATABASE]"));
    parser.addPositionalArgument(QStringLiteral("QUESTION"), QStringLiteral("Question to ask at once."), QStringLiteral("[QUESTION]"));

    LaunchOptions options;
    if (!parser.parse(arguments)) {
        options.error = QStringLiteral("ratatosk: %1\nTry 'ratatosk --help'.").arg(parser.errorText());
    } else if (parser.isSet(help)) {
        options.output = parser.helpText();
    } else if (parser.isSet(version)) {
        options.output = QStringLiteral("ratatosk %1").arg(QCoreApplication::applicationVersion());
    } else if (parser.positionalArguments().size() > 2) {
        options.error = QStringLiteral("ratatosk: too many arguments; put the question in quotes.\nTry 'ratatosk --help'.");
    } else {
        options.database = parser.positionalArguments().value(0);
        options.question = parser.positionalArguments().value(1);
    }
    return options;
}
