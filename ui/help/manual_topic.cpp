// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manual_topic.h"

#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace {

/// Object names or classes of widgets, and the page about what is in them. The innermost one that is named here counts.
constexpr std::pair<const char*, const char*> kTopics[] = {
    {"StartPanel", "open"},
    {"overview", "open"},
    {"formatBar", "correct-import"},
    {"importBar", "files"},
    {"serverBar", "server"},
    {"SchemaPanel", "schema"},
    {"SearchPanel", "find-value"},
    {"question", "ask"},
    {"askBack", "correct"},
    {"answers", "confidence"},
    {"spelling", "spelling"},
    {"AnswersPanel", "confidence"},
    {"ThreadPanel", "conversation"},
    {"valueBar", "correct"},
    {"choiceBar", "correct"},
    {"ReadingPanel", "words"},
    {"StepsPanel", "steps"},
    {"LinksPanel", "links"},
    {"AttentionPanel", "attention"},
    {"TreePanel", "tree"},
    {"GraphPanel", "graph"},
    {"chart", "chart"},
    {"ChartPanel", "chart"},
    {"PlanPanel", "sql"},
    {"editBar", "edit"},
    {"parameterBar", "parameters"},
    {"SqlPanel", "sql"},
    {"ResultTabs", "rows"},
};

QString topicOf(const QWidget& widget)
{
    const auto* topic = std::find_if(std::begin(kTopics), std::end(kTopics), [&](const auto& topic) {
        return widget.objectName() == QLatin1String(topic.first) || widget.inherits(topic.first);
    });
    return topic == std::end(kTopics) ? QString() : QString::fromLatin1(topic->second);
}

} // namespace

QString manualTopic(const QWidget* focus)
{
    // The names of tabs are about the page in front.
    if (qobject_cast<const QTabBar*>(focus)) {
        if (const auto* tabs = qobject_cast<const QTabWidget*>(focus->parentWidget()); tabs && tabs->currentWidget()) {
            if (const QString topic = topicOf(*tabs->currentWidget()); !topic.isEmpty())
                return topic;
        }
    }
    for (; focus; focus = focus->parentWidget()) {
        if (const QString topic = topicOf(*focus); !topic.isEmpty())
            return topic;
    }
    return {};
}
