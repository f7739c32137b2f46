// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminal/question_prompt.h"

#include "core/english/text/characters.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <poll.h>
#include <unistd.h>

#include <readline/history.h>
#include <readline/readline.h>

namespace ratatosk::cli {

namespace {

constexpr int kMillisecondsBetweenLooks = 100; ///< at whether a stop is requested

// The library calls plain functions: what they need is kept here.
std::vector<std::string> names;
std::stop_token stopping;

int readKey(std::FILE* input)
{
    pollfd waiting{fileno(input), POLLIN, 0};
    while (!stopping.stop_requested()) {
        if (::poll(&waiting, 1, kMillisecondsBetweenLooks) > 0)
            return rl_getc(input);
    }
    return EOF;
}

char* nextName(const char* begun, int state)
{
    static std::size_t place = 0;
    if (state == 0)
        place = 0;
    const std::string wanted = lowerCase(begun);
    while (place < names.size()) {
        const std::string& name = names[place++];
        if (lowerCase(name).starts_with(wanted))
            return ::strdup(name.c_str()); // the library frees it
    }
    return nullptr;
}

char** completionsOf(const char* begun, int, int)
{
    rl_attempted_completion_over = 1; // no names of files
    return rl_completion_matches(begun, nextName);
}

} // namespace

QuestionPrompt::QuestionPrompt(std::vector<std::string> completed)
{
    names = std::move(completed);
    rl_readline_name = "ratatosk";
    rl_instream = stdin;
    rl_outstream = stderr; // standard output is for answers
    rl_catch_signals = 0;  // a stop is somebody else's
    rl_getc_function = readKey;
    rl_attempted_completion_function = completionsOf;
}

std::optional<std::string> QuestionPrompt::next(const std::string& prompt, const std::stop_token& stop)
{
    stopping = stop;
    char* const read = ::readline(prompt.c_str());
    if (!read || stop.stop_requested()) {
        std::free(read);
        std::fputc('\n', stderr);
        return {};
    }
    std::string line = read;
    std::free(read);
    if (!line.empty())
        ::add_history(line.c_str());
    return line;
}

bool QuestionPrompt::isPossible()
{
    return ::isatty(STDIN_FILENO) && ::isatty(STDERR_FILENO);
}

} // namespace ratatosk::cli
